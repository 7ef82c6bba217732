export const PAUSE_REASONS = ['too_busy', 'staff', 'equipment', 'closing', 'other'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Whether the restaurant takes orders now. */
export interface Availability {
  /** Epoch ms; `null` while orders are taken. */
  pausedUntil: number | null;
  /** The change whose answer was lost, until the state is read or changed. */
  unsure: 'pause' | 'resume' | null;
  reason: PauseReason | null;
  /** Minutes that are added to the time that customers are promised. */
  busyMinutes: number;
}

/** Minutes or a moment in epoch ms; zero minutes end a pause. */
export type Pause = ({ minutes: number } | { until: number }) & { reason?: PauseReason };

export function endsPause(pause: Pause): boolean {
  return 'minutes' in pause && pause.minutes === 0;
}
