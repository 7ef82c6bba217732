import { expect, test } from 'vitest';
import { fromStatus, toTimings } from './wire';

const INDIA = 'Asia/Kolkata';
const saved = (id: string, open_times: string, close_time: string, is_edit_delete = true) => ({
  _id: id,
  open_times,
  close_time,
  is_edit_delete,
});

function open(timings: unknown) {
  return toTimings({ timings }, INDIA);
}

test.each([null, 'x', [], {}, { specified: 'x' }, { specified: [null, 7, { timings: {} }] }])(
  'hours like %j are read as a week without slots',
  (timings) => {
    const { allDays, week } = open(timings);
    expect([allDays, ...week].map(({ number, slots }) => [number, slots.length])).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((number) => [number, 0]),
    );
  },
);

test('slots without unique ids get unique keys', () => {
  const slots = [null, saved('a', '11:00', '12:00'), saved('a', '13:00', '14:00'), { _id: '../x' }];
  const { allDays } = open({ all_days: { timings: slots } });

  expect(allDays.slots.map(({ id, from }) => [id, from])).toEqual([
    ['', ''],
    ['a', '11:00'],
    ['a', '13:00'],
    ['', ''],
  ]);
  expect(new Set(allDays.slots.map(({ key }) => key)).size).toBe(4);
});

test.each([
  [true, true, false],
  [false, false, false],
  ['online', true, 'offline'],
  ['Inactive', false, 'inactive'],
  ['open', true, 'closed'],
  [1, true, 0],
  [undefined, false, false],
])('a status of %j is read as %j (off: %j)', (status, isOnline, off) => {
  const [monday] = open({ specified: [{ outlet_status: status, timings: [] }] }).week;

  expect(monday?.isOnline).toBe(isOnline);
  expect(fromStatus(false, monday?.status)).toBe(off);
});
