import type { Tokens } from '../../core/contracts';
import type { OrderTone } from '../../core/orders/statuses';
import { color } from './theme';

/** The colour of each status tone. */
export const TONES = {
  new: 'orderNew',
  preparing: 'orderPreparing',
  packing: 'orderPacking',
  ready: 'orderReady',
  declined: 'orderDeclined',
  late: 'orderLate',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
  neutral: 'textMuted',
} as const satisfies Record<OrderTone, keyof Tokens> & Record<string, keyof Tokens>;

export type StatusTone = keyof typeof TONES;

export function toneColor(tone: StatusTone): string {
  return color[TONES[tone]];
}
