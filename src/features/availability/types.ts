export const PAUSE_REASONS = ['too_busy', 'staff', 'equipment', 'closing', 'other'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Whether the restaurant takes orders now. */
export interface Availability {
  /** Epoch ms; `null` while orders are taken. */
  pausedUntil: number | null;
  /** The change whose answer was lost; `null` once the state is read or changed again. */
  unsure: 'pause' | 'resume' | null;
  reason: PauseReason | null;
  /** Minutes that are added to the time promised to customers. */
  busyMinutes: number;
}

/** A pause of some minutes, or until a moment in epoch ms; zero minutes end a pause. */
export type Pause = ({ minutes: number } | { until: number }) & { reason?: PauseReason };

export function endsPause(pause: Pause): boolean {
  return 'minutes' in pause && pause.minutes === 0;
}

export type AvailabilityChange =
  | { kind: 'pause'; pause: Pause }
  | { kind: 'busy'; minutes: number };
