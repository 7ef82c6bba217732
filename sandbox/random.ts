/** A pseudo-random generator with a fixed seed. */
export interface Random {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<T>(choices: readonly T[]): T;
  chance(probability: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  // The algorithm is mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (choices) => pickAt(choices, Math.floor(next() * choices.length)),
    chance: (probability) => next() < probability,
  };
}

function pickAt<T>(choices: readonly T[], index: number): T {
  const choice = choices[index];
  if (choice === undefined) throw new RangeError('Nothing to pick from');
  return choice;
}
