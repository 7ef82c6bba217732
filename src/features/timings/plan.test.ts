import { expect, test } from 'vitest';
import type { Day, Timings } from '../../core/restaurant/timings/types';
import { fromTimings, toTimings } from '../../core/restaurant/timings/wire';
import { changedHours, leftOver, NO_PLAN, withPlan, withSpareIds } from './plan';

const INDIA = 'Asia/Kolkata';
const saved = (_id: string, open_times: string, close_time: string, is_edit_delete = true) => ({
  _id,
  open_times,
  close_time,
  is_edit_delete,
});

/** Every day is open from 11 to 15, except the days in `specified`. */
function open(specified: object[]): Timings {
  const all_days = { outlet_status: 'online', timings: [saved('a', '11:00', '15:00')] };
  return toTimings({ timings: { is_all_day: true, all_days, specified } }, INDIA);
}

const hoursOf = (day: Day | undefined) => day?.slots.map(({ id, from, to }) => [id, from, to]);

test('each day starts with the hours in use online', () => {
  const stored = open([{ outlet_status: 'offline', timings: [saved('m', '08:00', '09:00')] }]);
  const [monday, tuesday] = withPlan(stored, NO_PLAN).week;
  expect(monday).toMatchObject({ isOnline: true, status: 'online' });
  expect(hoursOf(monday)).toEqual([['', '11:00', '15:00']]);
  expect(tuesday).toMatchObject({ isOnline: true, status: 'online' });
  expect(hoursOf(tuesday)).toEqual([['', '11:00', '15:00']]);
});

test('a fixed slot stays next to the hours in use', () => {
  const stored = open([
    { timings: [saved('m', '14:00', '16:00', false)] },
    { timings: [saved('t', '16:00', '18:00', false)] },
    { timings: [saved('w', '11:00', '15:00', false)] },
  ]);
  const [monday, tuesday, wednesday] = withPlan(stored, NO_PLAN).week;
  expect(hoursOf(monday)).toEqual([['m', '14:00', '16:00']]);
  expect(hoursOf(tuesday)).toEqual([
    ['t', '16:00', '18:00'],
    ['', '11:00', '15:00'],
  ]);
  expect(hoursOf(wednesday)).toEqual([['w', '11:00', '15:00']]);
});

test('stored slots give their ids to the new hours', () => {
  const stored = open([
    { timings: [saved('m1', '08:00', '09:00'), saved('m2', '20:00', '21:00')] },
    { timings: [saved('t', '08:00', '09:00')] },
  ]);
  const closed = { ...withPlan(stored, NO_PLAN).week[1], number: 2, slots: [] } as unknown as Day;
  const hours = withPlan(stored, new Map([[2, closed]]));
  expect(fromTimings(withSpareIds(hours, stored), INDIA)).toMatchObject({
    specified: [
      { timings: [{ _id: 'm1', open_times: '11:00', close_time: '15:00' }] },
      { timings: [] },
      { timings: [{ open_times: '11:00', close_time: '15:00' }] },
      {},
      {},
      {},
      {},
    ],
  });
  expect(leftOver(hours, stored)).toMatchObject([
    { day: 1, index: 1 },
    { day: 2, index: 0 },
  ]);
});

test('only days that customers see differently are listed', () => {
  const stored = open([
    { outlet_status: true, timings: [saved('m', '11:00', '15:00')] },
    { outlet_status: false, timings: [saved('t', '11:00', '15:00')] },
    { outlet_status: true, timings: [] },
  ]);
  const listed = changedHours(stored, { ...stored, isAllDay: false });
  expect(listed.map(({ days, before, after }) => [days, before.length, after.length])).toEqual([
    [[2, 3, 4, 5, 6, 7], 1, 0],
  ]);
});
