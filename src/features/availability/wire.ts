import { toDate } from '../../core/format/formats';
import { amount } from '../../core/format/wireAmount';
import type { Wire } from '../../core/format/wireValues';
import type { Availability, Pause } from './data';

export const PAUSE_REASONS = ['too_busy', 'staff', 'equipment', 'closing', 'other'] as const;

export function toAvailability(wire: Wire): Availability {
  return {
    pausedUntil: toDate(wire.paused_until)?.getTime() ?? null,
    unsure: null,
    reason: PAUSE_REASONS.find((reason) => reason === wire.pause_reason) ?? null,
    busyMinutes: Math.max(0, amount(wire.busy_minutes) ?? 0),
  };
}

export function fromPause(pause: Pause): object {
  const { reason } = pause;
  const length =
    'until' in pause ? { until: new Date(pause.until).toISOString() } : { minutes: pause.minutes };
  return { ...length, ...(reason ? { reason } : {}) };
}
