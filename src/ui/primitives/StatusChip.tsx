import type { CSSProperties } from 'react';
import { color } from '../theme/theme';
import { shape } from './layout/shapes';

const inks = {
  new: color.orderNew,
  preparing: color.orderPreparing,
  packing: color.orderPacking,
  ready: color.orderReady,
  declined: color.orderDeclined,
  late: color.orderLate,
  success: color.success,
  warning: color.warning,
  danger: color.danger,
  info: color.info,
  neutral: color.textMuted,
} as const;

export type StatusTone = keyof typeof inks;

export function StatusChip({ tone = 'neutral', label }: { tone?: StatusTone; label: string }) {
  return (
    <span className={shape.chip} style={{ '--vp-chip-ink': inks[tone] } as CSSProperties}>
      {label}
    </span>
  );
}
