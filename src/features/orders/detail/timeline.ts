import { toDate } from '../../../core/format/formats';
import type { StatusTiming } from '../../../core/orders/types';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimelineStep extends StatusTiming {
  /** Time since the previous step; `null` if unknown. */
  gapMs: number | null;
}

/** Sorts the steps by time; steps without a time come last. */
export function toTimeline(timings: readonly StatusTiming[]): TimelineStep[] {
  const timed = timings.flatMap((timing) => {
    const time = toDate(timing.at)?.getTime();
    return time === undefined ? [] : [{ timing, time }];
  });
  const steps = timed
    .toSorted((one, other) => one.time - other.time)
    .map(({ timing, time }, index, all) => {
      const before = all[index - 1];
      return { ...timing, gapMs: before ? time - before.time : null };
    });
  const untimed = timings.filter(({ at }) => toDate(at) === null);
  return [...steps, ...untimed.map((timing) => ({ ...timing, gapMs: null }))];
}

interface GapText {
  key: 'gapDays' | 'gapHours' | 'gapMinutes' | 'gapSeconds';
  values: Record<string, number>;
}

/** The message for a gap, in its two largest units. */
export function gapText(ms: number): GapText {
  const [days, hours] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR)];
  const [minutes, seconds] = [Math.floor((ms % HOUR) / MINUTE), Math.floor((ms % MINUTE) / SECOND)];
  if (days > 0) return { key: 'gapDays', values: { days, hours } };
  if (hours > 0) return { key: 'gapHours', values: { hours, minutes } };
  if (minutes > 0) return { key: 'gapMinutes', values: { minutes } };
  return { key: 'gapSeconds', values: { seconds } };
}
