const DAY = 86_400_000;

/**
 * How times shift while the sandbox is off. `live` times keep their exact age. `past` times move by whole days and keep
 * their time of day.
 */
export type TimeFrame = 'live' | 'past';

/** Converts stored times to real ones. Stored time does not advance while the sandbox is off. */
export interface Clock {
  now(): number;
  real(stored: number, frame: TimeFrame): number;
  stored(real: number, frame: TimeFrame): number;
  iso(stored: number, frame: TimeFrame): string;
  /** Real time minus stored time. */
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
