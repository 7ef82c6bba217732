import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDevice } from '../../../../tests/support/device';
import { testOrder } from '../../../../tests/support/orderApi';
import { createTestPortal, renderInPortal } from '../../../../tests/support/renderInPortal';
import type { Polling } from '../../../core/orders/live/startPolling';
import { pollingAtom } from '../../../core/orders/live/state';
import { AnswerBy } from './AnswerBy';
import { OrderDue } from './OrderDue';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const said = ({ textContent }: HTMLElement) => textContent.replace(/\s/g, ' ');

const before = (ms: number) => new Date(Date.now() - ms).toISOString();

test.each([
  [20_000, 'just came in'],
  [8 * MINUTE_MS, 'waiting 8 min'],
  [2 * HOUR_MS, 'waiting 2:00 h'],
  [25 * HOUR_MS, 'waiting 1 day'],
  [4_199 * HOUR_MS, 'waiting 174 days'],
])('a new order of %d ms ago says "%s"', (ms, words) => {
  const order = testOrder({ status: 'waiting_for_confirmation', createdAt: before(ms) });
  const { container } = renderInPortal(<OrderDue order={order} />);
  expect(said(container)).toBe(words);
});

test.each([
  [0, 'ready in 30 min'],
  [22 * MINUTE_MS, 'ready in 8 min'],
  [30 * MINUTE_MS, 'due now'],
  [38 * MINUTE_MS, '8 min late'],
  [49 * HOUR_MS, '2 days late'],
])('a meal of 30 minutes that began %d ms ago says "%s"', (ms, words) => {
  const status_timing = { cooking: before(ms) };
  const order = testOrder({ status: 'cooking', cooking_time: '30 minutes', status_timing });
  const { container } = renderInPortal(<OrderDue order={order} />);
  expect(said(container)).toBe(words);
});

test('the new orders are read once at the end of the time to answer', () => {
  vi.useFakeTimers();
  const { store, wrapper } = createTestPortal();
  const readMoved = vi.fn();
  store.set(pollingAtom, { readMoved, refresh() {}, schedule() {}, stop() {} } as Polling);
  const { container } = render(
    <>
      <AnswerBy at={Date.now() + 60_000} />
      <AnswerBy at={Date.now() - 60_000} />
    </>,
    { wrapper },
  );
  act(() => void vi.advanceTimersByTime(59_000));
  expect(said(container)).toContain('0:01 to answer');
  expect(readMoved).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.getAllByText("time's up")).toHaveLength(2);
  expect(readMoved.mock.calls).toEqual([[['waiting']]]);
});

test('the time to answer is that of the server on a device ten minutes fast', () => {
  vi.useFakeTimers();
  const { clock } = createDevice({ aheadMs: 600_000 });
  clock.learn(Date.now(), clock.elapsed(), 'header');
  const { container } = renderInPortal(<AnswerBy at={Date.now() + 301_000} />, { clock });
  expect(said(container)).toBe('5:01 to answer');
});
