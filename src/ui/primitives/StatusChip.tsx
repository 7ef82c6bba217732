import type { CSSProperties } from 'react';
import { type StatusTone, toneColor } from '../theme/tones';
import { shape } from './layout/shapes';

export function StatusChip({ tone = 'neutral', label }: { tone?: StatusTone; label: string }) {
  return (
    <span
      className={shape.chip}
      data-vp-part="chip"
      style={{ '--vp-chip-ink': toneColor(tone) } as CSSProperties}
    >
      {label}
    </span>
  );
}
