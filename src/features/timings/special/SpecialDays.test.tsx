import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answers } from '../../../../tests/support/orderApi';
import { renderInPortal, type Scenario } from '../../../../tests/support/renderInPortal';
import { ApiRefusal, NetworkFailure } from '../../../core/api/errors';
import { createClock } from '../../../core/clock/createClock';
import { leaveGuardAtom } from '../../../core/navigation/leaveGuard';
import { INDIA } from '../../../core/region/region';
import { regionAtom } from '../../../core/state/services';
import { TimingsPage } from '../pages/TimingsPage';

/** Thursday, in the time zone of the restaurant. */
const NOW = Date.parse('2026-11-26T20:00:00+05:30');

interface WireDay {
  _id: string;
  date: string;
  label: string;
  closed: boolean;
  timings: object[];
}

const CLOSED = { closed: true, timings: [] };
const CHRISTMAS: WireDay = { _id: 's1', date: '2026-12-25', label: 'Christmas', ...CLOSED };
const PAST: WireDay = { _id: 's0', date: '2026-11-08', label: 'Diwali', ...CLOSED };
const SUNDAY: WireDay = {
  _id: 's2',
  date: '2026-11-29',
  label: 'Wedding',
  closed: false,
  timings: [{ open_times: '6:00 PM', close_time: '10:00 PM' }],
};

interface Setup extends Scenario {
  days?: readonly WireDay[];
  answers?: Answers;
}

/** A backend that stores the special days. */
async function open({ days = [CHRISTMAS], answers, ...scenario }: Setup = {}) {
  let stored = days;
  const clock = { ...createClock(), now: () => NOW };
  const portal = renderInPortal(<TimingsPage />, {
    capabilities: ['hours.special'],
    clock,
    answers: {
      restaurantGet: () => ({
        timings: {
          is_all_day: true,
          all_days: {
            outlet_status: true,
            timings: [{ _id: 'a', open_times: '11:00 AM', close_time: '11:00 PM' }],
          },
          special: stored,
        },
      }),
      specialDaySave: ({ special_day_id: id, restaurant_id: _restaurant, ...day }) => {
        const others = stored.filter(({ _id }) => _id !== id);
        stored = [
          ...others,
          { ...(day as unknown as WireDay), _id: typeof id === 'string' ? id : 'new' },
        ];
      },
      specialDayDelete: ({ special_day_id: id }) => {
        stored = stored.filter(({ _id }) => _id !== id);
      },
      ...answers,
    },
    ...scenario,
  });
  await screen.findByRole('tab', { name: 'All Days' });
  return {
    ...portal,
    store: portal.store,
    storeDays: (next: readonly WireDay[]) => {
      stored = next;
    },
    getStored: () => stored,
    sent: () =>
      portal.market.calls
        .filter(({ name }) => name === 'specialDaySave' || name === 'specialDayDelete')
        .map(({ body }) => body),
  };
}

const section = async () => within(await screen.findByRole('region', { name: 'Special days' }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => press('Save special day');
const isOpen = () => screen.queryByRole('dialog') !== null;

async function add() {
  fireEvent.click(await screen.findByRole('button', { name: 'Add special day' }));
  await screen.findByRole('dialog');
}

async function pickHoliday(option: string) {
  await add();
  const choices = within(field('Holiday')).getAllByRole<HTMLOptionElement>('option');
  const chosen = choices.find(({ textContent }) => textContent === option);
  type('Holiday', chosen?.value ?? '');
}

test('coming dates are listed with their hours', async () => {
  await open({ days: [PAST, SUNDAY, CHRISTMAS] });
  const rows = within(await (await section()).findByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'WeddingSunday, 29 Nov 20266:00 PM – 10:00 PM',
    'ChristmasFriday, 25 Dec 2026Closed',
  ]);
  screen.getByText('Sunday, 29 Nov 2026 · Wedding: 6:00 PM – 10:00 PM');
});

test('a holiday fills in its date and its name', async () => {
  const { sent, toasts } = await open({ days: [] });
  await pickHoliday('Republic Day, 26 Jan 2027');
  expect([field('Date').value, field('Name').value]).toEqual(['2027-01-26', 'Republic Day']);
  save();
  await (await section()).findByText('Tuesday, 26 Jan 2027');
  expect(isOpen()).toBe(false);
  const day = { date: '2027-01-26', label: 'Republic Day', ...CLOSED };
  expect(sent()).toEqual([{ restaurant_id: 'r1', ...day }]);
  expect(toasts()).toEqual(['Special day saved']);
});

test('a date that the moon decides is called expected', async () => {
  await open();
  await pickHoliday('Diwali, 29 Oct 2027 (expected)');
  screen.getByText('The moon decides the date of Diwali. Check it before the day.');
});

test('a restaurant in another country picks a date only', async () => {
  const { store } = await open();
  store.set(regionAtom, { ...INDIA, country: 'AE' });
  await add();
  field('Date');
  expect(screen.queryByLabelText('Holiday')).toBeNull();
});

test('own hours are sent in the format of the weekly hours', async () => {
  const { sent } = await open();
  await add();
  type('Date', '2026-12-31');
  type('Name', ' New Year’s Eve ');
  fireEvent.click(screen.getByRole('radio', { name: 'Own hours' }));
  type('From, slot 1', '11:00');
  type('To, slot 1', '15:00');
  press('Add second slot');
  type('From, slot 2', '18:00');
  type('To, slot 2', '23:30');
  expect(screen.queryByRole('button', { name: 'Add second slot' })).toBeNull();
  save();
  await (await section()).findByText('6:00 PM – 11:30 PM');
  expect(sent()).toMatchObject([
    {
      label: 'New Year’s Eve',
      closed: false,
      timings: [
        { open_times: '11:00 AM', close_time: '3:00 PM' },
        { open_times: '6:00 PM', close_time: '11:30 PM' },
      ],
    },
  ]);
});

test.each([
  ['Date', '', 'Choose a date'],
  ['Date', '2026-11-25', 'This date is past'],
  ['Date', '2026-12-25', 'This date has special hours already'],
  ['Name', ' ', 'Enter a name'],
  ['Name', 'x'.repeat(300), 'Use at most 60 characters. This name has 300.'],
  ['To, slot 1', '', 'Please select an end time'],
  ['To, slot 1', '09:00', "'From' time must be earlier than 'To' time."],
  ['From, slot 2', '14:00', 'This time overlaps with another scheduled slot. Please adjust it.'],
])('%s "%s" has a message and is not sent', async (name, value, message) => {
  const { sent } = await open();
  await add();
  type('Date', '2026-12-31');
  type('Name', 'New Year’s Eve');
  fireEvent.click(screen.getByRole('radio', { name: 'Own hours' }));
  press('Add second slot');
  type('From, slot 1', '11:00');
  type('To, slot 1', '15:00');
  type('From, slot 2', '18:00');
  type('To, slot 2', '23:00');
  type(name, value);
  save();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([message]);
  expect(field(name).value).toBe(value);
  expect(document.activeElement).toBe(
    screen.getByRole('alert').closest('[data-vp-part=field]')?.querySelector('input'),
  );
  expect(sent()).toEqual([]);
});

test.each([
  ['00:00', /^Open until midnight\?/],
  ['01:30', /^Hours after midnight belong to the next date/],
])('a slot until %s can end at midnight', async (to, note) => {
  await open();
  await add();
  fireEvent.click(screen.getByRole('radio', { name: 'Own hours' }));
  type('From, slot 1', '18:00');
  type('To, slot 1', to);
  save();
  screen.getByText(note);
  press('End at midnight');
  expect(field('To, slot 1').value).toBe('23:59');
});

test('a date is changed under its id', async () => {
  const { sent } = await open({ days: [SUNDAY] });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit, Wedding' }));
  expect(field('From, slot 1').value).toBe('18:00');
  fireEvent.click(screen.getByRole('radio', { name: 'Closed all day' }));
  save();
  await (await section()).findByText('Closed');
  const { _id, ...day } = SUNDAY;
  expect(sent()).toEqual([{ restaurant_id: 'r1', special_day_id: _id, ...day, ...CLOSED }]);
});

test('a date that was changed elsewhere is shown before it is replaced', async () => {
  const { storeDays, sent } = await open({ days: [SUNDAY] });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit, Wedding' }));
  storeDays([{ ...SUNDAY, label: 'Two weddings' }]);
  type('Name', 'Big wedding');
  save();
  await screen.findByText(/^The special days were changed elsewhere/);
  await screen.findByText('Two weddings');
  expect([sent(), field('Name').value]).toEqual([[], 'Big wedding']);
  save();
  await (await section()).findByText('Big wedding');
});

test('a date that was added elsewhere is not added again', async () => {
  const { storeDays, sent } = await open({ days: [] });
  await add();
  type('Date', '2026-12-25');
  type('Name', 'Party');
  storeDays([CHRISTMAS]);
  save();
  await screen.findByText(/^The special days were changed elsewhere/);
  save();
  await screen.findByText('This date has special hours already');
  expect(sent()).toEqual([]);
});

test('a lost answer adds one date', async () => {
  const portal = await open({
    days: [],
    answers: {
      specialDaySave: ({ restaurant_id: _restaurant, ...day }) => {
        portal.storeDays([...portal.getStored(), { ...(day as unknown as WireDay), _id: 'n' }]);
        throw new NetworkFailure('unreachable');
      },
    },
  });
  await pickHoliday('Christmas, 25 Dec 2026');
  save();
  await (await section()).findByText('Friday, 25 Dec 2026', {}, { timeout: 4_000 });
  expect([portal.getStored().length, portal.toasts().at(-1)]).toEqual([1, 'Special day saved']);
});

test('a double click adds one date', async () => {
  const { sent } = await open({ days: [] });
  await pickHoliday('Christmas, 25 Dec 2026');
  save();
  save();
  await (await section()).findByText('Friday, 25 Dec 2026');
  expect(sent()).toHaveLength(1);
});

test('a date is deleted after a question', async () => {
  const { sent } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete, Christmas' }));
  await screen.findByText(/^Delete Christmas on Friday, 25 Dec 2026\?/);
  press('Delete');
  await (await section()).findByText('No special days yet');
  expect(sent()).toEqual([{ restaurant_id: 'r1', special_day_id: 's1' }]);
});

test('leaving the form asks once something is entered', async () => {
  const { store } = await open();
  await add();
  const guard = store.get(leaveGuardAtom);
  expect(guard.isDirty()).toBe(false);
  type('Name', 'Party');
  expect(guard.isDirty()).toBe(true);
});

test('without the capability there are no special days', async () => {
  await open({ capabilities: [], days: [SUNDAY] });
  expect(screen.queryByText(/Wedding/)).toBeNull();
  expect(screen.queryByText('Special days')).toBeNull();
});

const NIGHT = [
  { _id: 'n1', open_times: '12:00 AM', close_time: '2:00 AM' },
  { _id: 'n2', open_times: '11:00 AM', close_time: '3:00 PM' },
];
const WEEKEND = {
  is_all_day: false,
  specified: [
    ...Array.from({ length: 5 }, () => ({ outlet_status: true, timings: [] })),
    {
      outlet_status: true,
      timings: [{ _id: 'e1', open_times: '6:00 PM', close_time: '11:59 PM' }],
    },
    { outlet_status: true, timings: NIGHT },
  ],
};
const SPANS = NIGHT.map(({ open_times, close_time }) => ({ open_times, close_time }));

/** Closes a date of the weekend whose Saturday evening lasts until 2:00. */
async function closeWeekend(date: string, choice?: string) {
  const portal = await open({
    days: [],
    answers: { restaurantGet: () => ({ timings: { ...WEEKEND, special: [] } }) },
  });
  await add();
  type('Date', date);
  type('Name', 'Wedding');
  const night = within(screen.getByRole('radiogroup', { name: "Saturday's night until 2:00 AM" }));
  if (choice) fireEvent.click(night.getByRole('radio', { name: choice }));
  save();
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  return portal.sent().map(({ date: day, closed, timings }) => ({ day, closed, timings }));
}

test('closing Saturday closes its night on Sunday as well', async () => {
  expect(await closeWeekend('2026-11-28')).toEqual([
    { day: '2026-11-29', closed: false, timings: SPANS.slice(1) },
    { day: '2026-11-28', closed: true, timings: [] },
  ]);
});

test('closing Saturday can keep its night open', async () => {
  expect(await closeWeekend('2026-11-28', 'Keep it open')).toEqual([
    { day: '2026-11-29', closed: false, timings: SPANS },
    { day: '2026-11-28', closed: true, timings: [] },
  ]);
});

test('closing Sunday keeps the night of Saturday open', async () => {
  expect(await closeWeekend('2026-11-29')).toEqual([
    { day: '2026-11-29', closed: false, timings: SPANS.slice(0, 1) },
  ]);
});

test('closing Sunday can end Saturday at midnight', async () => {
  expect(await closeWeekend('2026-11-29', 'Close it too')).toEqual([
    { day: '2026-11-29', closed: true, timings: [] },
  ]);
});

test('a date that is refused after its night was saved is not called unchanged', async () => {
  let special: object[] = [];
  await open({
    days: [],
    answers: {
      restaurantGet: () => ({ timings: { ...WEEKEND, special } }),
      specialDaySave: ({ date, label, closed, timings }) => {
        if (date === '2026-11-28') throw new ApiRefusal(500, '');
        special = [{ _id: 'night', date, label, closed, timings }];
      },
    },
  });
  await add();
  type('Date', '2026-11-28');
  type('Name', 'Wedding');
  save();
  await screen.findByText(/The list shows what was saved/);
  expect(isOpen()).toBe(true);
});
