const DAY = 86_400_000;

/**
 * `live` times keep their exact age while the sandbox is switched off; `past` times move by whole
 * days, so that lunch stays at lunch time.
 */
export type TimeFrame = 'live' | 'past';

/** Turns stored times into real ones. Times stand still while the sandbox is off. */
export interface Clock {
  now(): number;
  /** Stored milliseconds, as the time of day they stand for today. */
  real(stored: number, frame: TimeFrame): number;
  stored(real: number, frame: TimeFrame): number;
  iso(stored: number, frame: TimeFrame): string;
  /** How far stored times lie behind the real ones. */
  shift(frame: TimeFrame): number;
}

export function createClock(shift: number): Clock {
  const shifts = { live: shift, past: Math.floor(shift / DAY) * DAY };
  const real = (stored: number, frame: TimeFrame) => stored + shifts[frame];
  return {
    now: () => Date.now(),
    real,
    stored: (time, frame) => time - shifts[frame],
    shift: (frame) => shifts[frame],
    iso: (stored, frame) => new Date(real(stored, frame)).toISOString(),
  };
}
