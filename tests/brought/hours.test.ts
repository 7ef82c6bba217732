import { expect, test } from 'vitest';
import { createZone } from '../../src/core/format/zone';
import { nextOpening, openUntil } from '../../src/core/restaurant/timings/openings';
import { toTimings } from '../../src/core/restaurant/timings/wire';
import { EVENINGS } from './hours.ts';

const ZONE = 'Asia/Kolkata';
const zone = createZone(ZONE);

const slotsOf = (spans: readonly (readonly [string, string])[]) =>
  spans.map(([open_times, close_time], at) => ({ _id: `s${at}`, open_times, close_time }));

test.each(EVENINGS)('$number: $input.what', ({ input, value }) => {
  const { saturday, sunday, special = [], at } = input;
  const weekend = [saturday, sunday].map(({ isOff = false, spans }) => ({
    outlet_status: !isOff,
    timings: slotsOf(spans),
  }));
  const timings = toTimings(
    {
      timings: {
        is_all_day: false,
        specified: [{}, {}, {}, {}, {}, ...weekend],
        special: special.map(({ date, spans }) => ({
          _id: date,
          date,
          label: 'Diwali',
          closed: spans.length === 0,
          timings: slotsOf(spans),
        })),
      },
    },
    ZONE,
  );
  const now = Date.parse(`${at}:00+05:30`);
  const shown = (moment: number | null) => (moment === null ? null : zone.iso(moment).slice(0, 16));
  const opening = nextOpening(timings, now, zone);
  const isSoon = opening !== null && opening < Date.parse('2026-11-30T00:00:00+05:30');
  expect({
    openUntil: shown(openUntil(timings, now, zone)),
    opensAt: isSoon ? shown(opening) : null,
  }).toEqual(value);
});
