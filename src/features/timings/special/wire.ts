import { writeClock } from '../../../core/restaurant/timings/clock';
import type { SpecialHours } from './data';

/** The hours of a date in the server's format. */
export function fromSpecialDay(
  { date, label, isClosed, spans }: SpecialHours,
  { sample, timeZone }: { sample: string; timeZone: string },
): object {
  return {
    date,
    label,
    closed: isClosed,
    timings: isClosed
      ? []
      : spans.map(({ from, to }) => ({
          open_times: writeClock(from, sample, timeZone),
          close_time: writeClock(to, sample, timeZone),
        })),
  };
}
