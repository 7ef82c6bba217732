import type { CSSProperties } from 'react';
import { type StatusTone, toneColor } from '../theme/tones';
import { shape } from './layout/shapes';

interface StatusChipProps {
  tone?: StatusTone;
  label: string;
}

export function StatusChip({ tone, label }: StatusChipProps) {
  return statusChip(tone, label);
}

/** The element of a chip, for a list with many of them. */
export function statusChip(tone: StatusTone = 'neutral', label: string, title?: string) {
  return (
    <span
      className={shape.chip}
      title={title}
      data-vp-part="chip"
      style={{ '--vp-chip-ink': toneColor(tone) } as CSSProperties}
    >
      {label}
    </span>
  );
}
