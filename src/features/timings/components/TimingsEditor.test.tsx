import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { toTimings } from '../../../core/restaurant/timings/wire';
import { TimingsEditor } from './TimingsEditor';

const slot = (_id: string, open_times: string, close_time: string, is_edit_delete: boolean) => {
  return { _id, open_times, close_time, is_edit_delete };
};
const MONDAY = [slot('a', '09:00', '12:00', false), slot('b', '18:00', '22:00', false)];
const TUESDAY = [slot('c', '09:00', '12:00', false), slot('d', '18:00', '22:00', true)];

test('a day with nothing to change has no button in the overview', async () => {
  const timings = toTimings(
    {
      timings: {
        is_all_day: false,
        specified: [MONDAY, TUESDAY].map((slots) => ({ outlet_status: true, timings: slots })),
      },
    },
    'Asia/Kolkata',
  );
  renderInPortal(<TimingsEditor timings={timings} />);
  expect(screen.getByRole('button', { name: 'Change Tuesday' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change Wednesday' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change Monday' })).toBeNull();
});

const WEEKEND = {
  is_all_day: false,
  specified: [
    ...Array.from({ length: 5 }, () => ({ outlet_status: true, timings: [] })),
    { outlet_status: true, timings: [slot('e', '18:00', '23:59', true)] },
    {
      outlet_status: true,
      timings: [slot('n', '00:00', '02:00', true), slot('l', '11:00', '15:00', true)],
    },
  ],
};

/** Takes a day offline, and returns what was sent. */
async function goOffline(day: string, choice?: string) {
  const answer = { timings: WEEKEND };
  const { market } = renderInPortal(<TimingsEditor timings={toTimings(answer, 'Asia/Kolkata')} />, {
    answers: { restaurantGet: () => answer },
  });
  fireEvent.click(screen.getByRole('switch', { name: `${day} online` }));
  const dialog = within(await screen.findByRole('alertdialog', { name: `Take ${day} offline?` }));
  const night = dialog.getByRole('radiogroup', { name: "Saturday's night until 2:00 AM" });
  if (choice) fireEvent.click(within(night).getByRole('radio', { name: choice }));
  fireEvent.click(dialog.getByRole('button', { name: 'Go offline' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return market.calls
    .filter(({ name }) => name === 'timingsDayStatus' || name === 'timingsDelete')
    .map(({ name, body }) => [name, body.day_of_week, body.status ?? body.index]);
}

test.each([
  ['Saturday', undefined, [['timingsDayStatus', 6, false]]],
  ['Saturday', 'Keep it open', [['timingsDelete', 6, 0]]],
  ['Sunday', undefined, [['timingsDayStatus', 7, false]]],
  [
    'Sunday',
    'Close it too',
    [
      ['timingsDelete', 7, 0],
      ['timingsDayStatus', 7, false],
    ],
  ],
])('taking %s offline with the night: %s sends %j', async (day, choice, sent) => {
  expect(await goOffline(day, choice)).toEqual(sent);
});

test('the night of an evening that is off is off in the overview', () => {
  const specified = WEEKEND.specified.map((day, at) =>
    at === 5 ? { ...day, outlet_status: false } : day,
  );
  const timings = toTimings({ timings: { ...WEEKEND, specified } }, 'Asia/Kolkata');
  renderInPortal(<TimingsEditor timings={timings} />);
  screen.getByRole('listitem', {
    name: 'Sunday: 11:00 AM – 3:00 PM, Offline · 12:00 AM – 2:00 AM',
  });
});
