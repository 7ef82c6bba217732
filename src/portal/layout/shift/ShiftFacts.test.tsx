import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { ShiftFacts } from './ShiftFacts';

const MINUTE_MS = 60_000;

function openHeader() {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00+05:30') });
  let close_time = '22:00';
  const hours = () => ({
    is_all_day: true,
    all_days: { outlet_status: true, timings: [{ open_times: '10:00', close_time }] },
  });
  renderInPortal(<ShiftFacts />, {
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
