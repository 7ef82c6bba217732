export interface Note {
  /** Frequency in Hz. */
  pitch: number;
  /** Seconds from the start of the tune. */
  at: number;
  seconds: number;
}

export type Tune = 'newOrder' | 'cancelled';

export const TUNES: Readonly<Record<Tune, readonly Note[]>> = {
  newOrder: [
    { pitch: 880, at: 0, seconds: 0.16 },
    { pitch: 1175, at: 0.18, seconds: 0.22 },
    { pitch: 880, at: 0.6, seconds: 0.16 },
    { pitch: 1175, at: 0.78, seconds: 0.22 },
  ],
  cancelled: [
    { pitch: 523, at: 0, seconds: 0.24 },
    { pitch: 392, at: 0.28, seconds: 0.24 },
    { pitch: 262, at: 0.56, seconds: 0.5 },
  ],
};

/** On and off times, in ms. */
export const VIBRATIONS: Readonly<Record<Tune, number[]>> = {
  newOrder: [300, 150, 300],
  cancelled: [600],
};
