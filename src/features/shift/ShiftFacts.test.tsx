import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../../../tests/support/renderInPortal';
import { ShiftName } from './ShiftFacts';

const MINUTE_MS = 60_000;

function openHeader() {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00+05:30') });
  let close_time = '22:00';
  const hours = () => ({
    is_all_day: true,
    all_days: { outlet_status: true, timings: [{ open_times: '10:00', close_time }] },
  });
  renderInPortal(<ShiftName isLong shift="Shift" />, {
    answers: { restaurantGet: () => ({ timings: hours() }) },
  });
  return {
    closeAt: (clock: string) => (close_time = clock),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

test('hours that change are shown within minutes on a screen that is never left', async () => {
  const { closeAt, wait } = openHeader();
  await wait(MINUTE_MS);
  expect(screen.getByText(/10:00/)).toBeDefined();
  closeAt('23:00');
  await wait(6 * MINUTE_MS);
  expect(screen.getByText(/11:00/)).toBeDefined();
});

test.each([
  ['no hours', {}],
  ['no record of its days', { timings: { is_all_day: true } }],
  ['days without a status', { timings: { is_all_day: false, specified: [{}, {}] } }],
])('a restaurant with %s is not called closed', async (_name, answer) => {
  const restaurantGet = vi.fn(() => answer);
  const parts = [
    <ShiftName key="long" isLong shift="Shift" />,
    <ShiftName key="name" shift="Shift" />,
  ];
  renderInPortal(<>{parts}</>, { answers: { restaurantGet } });

  await vi.waitFor(() => expect(restaurantGet).toHaveBeenCalled());
  await screen.findByText('Hours –');
  expect(screen.queryByText(/Closed/)).toBeNull();
});

test('a restaurant whose days are off is closed', async () => {
  const off = { timings: { is_all_day: true, all_days: { outlet_status: false, timings: [] } } };
  renderInPortal(<ShiftName shift="Shift" />, { answers: { restaurantGet: () => off } });

  expect(await screen.findByText(/Closed/)).toBeDefined();
});
