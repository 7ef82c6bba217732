import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDevice } from '../../../../tests/support/device';
import { testOrder } from '../../../../tests/support/orderApi';
import { createTestPortal, renderInPortal } from '../../../../tests/support/renderInPortal';
import type { Polling } from '../../../core/orders/live/startPolling';
import { pollingAtom } from '../../../core/orders/live/state';
import { AnswerBy } from './AnswerBy';
import { OrderDue } from './OrderDue';

const HOUR_MS = 3_600_000;

const before = (ms: number) => new Date(Date.now() - ms).toISOString();

test.each([
  [2 * HOUR_MS, 'Waiting 2 h 0 min'],
  [25 * HOUR_MS, 'Waiting 1 day 1 h'],
  [4_199 * HOUR_MS, 'Waiting 174 days 23 h'],
])('a new order of %d ms ago says "%s"', (ms, words) => {
  const order = testOrder({ status: 'waiting_for_confirmation', createdAt: before(ms) });
  renderInPortal(<OrderDue order={order} />);
  screen.getByText(words);
});

test('a meal that is two days late shows the days', () => {
  const at = before(49 * HOUR_MS);
  const order = testOrder({
    status: 'cooking',
    cooking_time: '30 minutes',
    status_timing: { cooking: at },
  });
  renderInPortal(<OrderDue order={order} />);
  screen.getByText(/^Due \d+:\d\d [AP]M, 2 days 0 h late$/);
});

test('the new orders are read once at the end of the time to answer', () => {
  vi.useFakeTimers();
  const { store, wrapper } = createTestPortal();
  const readMoved = vi.fn();
  store.set(pollingAtom, { readMoved, refresh() {}, schedule() {}, stop() {} } as Polling);
  render(
    <>
      <AnswerBy at={Date.now() + 60_000} />
      <AnswerBy at={Date.now() - 60_000} />
    </>,
    { wrapper },
  );
  act(() => void vi.advanceTimersByTime(59_000));
  screen.getByText('Answer within 0:01');
  expect(readMoved).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.getAllByText('Time to answer is up')).toHaveLength(2);
  expect(readMoved.mock.calls).toEqual([[['waiting']]]);
});

test('the time to answer is that of the server on a device ten minutes fast', () => {
  vi.useFakeTimers();
  const { clock } = createDevice({ aheadMs: 600_000 });
  clock.learn(Date.now(), clock.elapsed(), 'header');
  renderInPortal(<AnswerBy at={Date.now() + 301_000} />, { clock });
  screen.getByText('Answer within 5:01');
});
