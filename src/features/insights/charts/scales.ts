import { nice, ticks } from 'd3-array';

const TICKS = 4;

export interface ValueScale {
  /** The largest value on the axis. */
  top: number;
  ticks: readonly number[];
  /** The height of a value as a share of the axis, from 0 to 1. */
  at: (value: number) => number;
}

/** An axis from zero to a round value above the largest. */
export function valueScale(values: readonly number[]): ValueScale {
  const most = Math.max(0, ...values);
  const [, top] = nice(0, most || 1, TICKS);
  return {
    top,
    ticks: ticks(0, top, TICKS),
    at: (value) => Math.max(0, value) / top,
  };
}

/** The number of bars from one label to the next, so that the labels fit. */
export function labelStep(count: number, width: number, labelWidth: number): number {
  return Math.max(1, Math.ceil((count * labelWidth) / Math.max(width, 1)));
}
