import { beforeAll, expect, test } from 'vitest';
import { openFilled } from '../../testCalls.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

interface Slot {
  _id: string;
  open_times: string;
  close_time: string;
}

async function openHours() {
  const shop = await openFilled(market, ['timings']);
  const read = async () => (await shop.ask('restaurantGet')).data[0].timings;
  const saveDay = async (number: number, timings: object[]) => {
    const specified = Array.from({ length: number }, () => ({ timings: [] as object[] }));
    specified[number - 1] = { timings };
    const sent = { vendor_id: shop.vendorId, timings: { is_all_day: false, specified } };
    return shop.ask('timingsAdd', sent);
  };
  return { ...shop, read, saveDay };
}

function slot(open_times: string, close_time: string, _id?: string) {
  return { open_times, close_time, ...(_id ? { _id } : {}) };
}

test('a new slot gets an id with its day', async () => {
  const { read, saveDay } = await openHours();
  await saveDay(1, [slot('09:00', '10:00')]);
  const { is_all_day, specified } = await read();
  expect(is_all_day).toBe(false);
  expect(specified[0].timings).toEqual([
    { ...slot('09:00', '10:00'), _id: expect.any(String), is_edit_delete: true, days_of_week: 1 },
  ]);
  expect(specified[1].timings).toHaveLength(2);
});

test('a sent slot with a known id changes that slot', async () => {
  const { read, saveDay } = await openHours();
  const saved: Slot[] = (await read()).specified[1].timings;
  await saveDay(2, [slot('12:00', '14:00', saved[0]?._id)]);
  const { timings } = (await read()).specified[1];
  expect(timings.map(({ open_times }: Slot) => open_times)).toEqual(['12:00', '18:30']);
});

test('slots may touch', async () => {
  const { saveDay } = await openHours();
  expect((await saveDay(1, [slot('09:00', '12:00'), slot('12:00', '15:00')])).status).toBe(200);
});

test.each([
  ['a third slot', [slot('09:00', '10:00'), slot('11:00', '12:00'), slot('13:00', '14:00')], 422],
  ['a slot over another', [slot('09:00', '12:00'), slot('11:59', '15:00')], 400],
  ['a slot that ends before it begins', [slot('12:00', '09:00')], 400],
])('%s is refused without a change', async (_name, slots, status) => {
  const { read, saveDay } = await openHours();
  expect((await saveDay(1, slots)).status).toBe(status);
  expect((await read()).specified[0].timings).toEqual([]);
});

test('the hours of a date are added once, changed or deleted', async () => {
  const { ask, read, saveDay } = await openHours();
  const day = { date: '2126-10-29', label: 'Diwali', closed: true, timings: [] };
  expect((await ask('specialDaySave', day)).status).toBe(200);
  expect((await ask('specialDaySave', day)).status).toBe(409);
  await saveDay(1, [slot('09:00', '10:00')]);
  const [added] = (await read()).special;
  expect(added).toEqual({ ...day, _id: expect.any(String) });
  const changed = { ...day, closed: false, timings: [slot('11:00', '16:00')] };
  await ask('specialDaySave', { ...changed, special_day_id: added._id });
  expect((await read()).special).toEqual([{ ...changed, _id: added._id }]);
  await ask('specialDayDelete', { special_day_id: added._id });
  expect((await read()).special).toEqual([]);
});

test.each([
  ['a past date', 400, { date: '2020-10-29' }],
  ['overlapping slots', 400, { timings: [slot('09:00', '12:00'), slot('11:00', '15:00')] }],
  ['a date without hours', 422, { timings: [] }],
  ['an unknown id', 404, { special_day_id: 'nothing' }],
])('%s is refused', async (_what, status, changes) => {
  const { ask, read } = await openHours();
  const day = { date: '2126-10-29', label: 'Diwali', closed: false };
  const sent = { ...day, timings: [slot('11:00', '16:00')], ...changes };
  expect((await ask('specialDaySave', sent)).status).toBe(status);
  expect((await read()).special).toEqual([]);
});

test('twelve-hour times are understood', async () => {
  const { saveDay } = await openHours();
  const slots = [slot('9:00 AM', '12:00 PM'), slot('1:00 PM', '3:00 PM')];
  expect((await saveDay(1, slots)).status).toBe(200);
});

test('only a slot that is not fixed is changed by its id', async () => {
  const { ask, read, lastEntry } = await openHours();
  const { all_days, specified } = await read();
  const change = (timing_id: string) =>
    ask('timingsUpdate', { timing_id, open_times: '10:00', close_time: '14:00' });
  expect((await change(all_days.timings[0]._id)).status).toBe(200);
  expect((await read()).all_days.timings[0].open_times).toBe('10:00');
  expect((await change(specified[3].timings[0]._id)).status).toBe(400);
  expect((await lastEntry('timingsUpdate')).effective).toBe(false);
});

test('a slot is removed by the number of its day with its position', async () => {
  const { ask, read } = await openHours();
  const remove = (day_of_week: number) =>
    ask('timingsDelete', { day_of_week, index: 1, is_all_day: day_of_week === 0 });
  await remove(7);
  await remove(0);
  const { all_days, specified } = await read();
  expect(specified[6].timings.map(({ open_times }: Slot) => open_times)).toEqual(['00:00']);
  expect(all_days.timings).toHaveLength(1);
});

test('a day goes offline in the type that is sent', async () => {
  const { ask, read } = await openHours();
  const { message } = await ask('timingsDayStatus', { day: 2, day_of_week: 2, status: false });
  expect(message).toBe('Day online status updated!');
  await ask('timingsDayStatus', { day: 3, status: 'offline' });
  const statuses = (await read()).specified.map(
    (day: { outlet_status: unknown }) => day.outlet_status,
  );
  expect(statuses.slice(0, 4)).toEqual([false, false, 'offline', true]);
});
