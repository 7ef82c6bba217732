import { beforeEach, expect, test, vi } from 'vitest';
import { createDevice } from '../../../../tests/support/device';
import { testOrder } from '../../../../tests/support/orderApi';
import { createSteps, UNDO_MS } from './createSteps';

beforeEach(() => void vi.useFakeTimers());

const ONE = testOrder({ status: 'cooking' });
const TWO = testOrder({ _id: 'id2', status: 'cooking' });

function startBoth() {
  const sent: string[] = [];
  const dropped: string[] = [];
  const steps = createSteps({
    clock: createDevice().clock,
    send: ({ order, to }) => sent.push(`${order.id} ${to}`),
    onDrop: ({ order }, reason) => dropped.push(`${order.id} ${reason}`),
  });
  steps.start(ONE, 'packing_processing');
  steps.start(TWO, 'packing_processing');
  return { steps, sent, dropped };
}

test('a step is sent once after five seconds', () => {
  const { sent } = startBoth();
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(10 * UNDO_MS);
  expect(sent).toEqual(['id1 packing_processing', 'id2 packing_processing']);
});

test('a second tap sends at once in place of the timer', () => {
  const { steps, sent } = startBoth();
  steps.start(ONE, 'packing_processing');
  steps.sendNow('id1');
  steps.sendNow('id1');
  expect(sent).toEqual(['id1 packing_processing']);
  vi.advanceTimersByTime(10 * UNDO_MS);
  expect(sent).toHaveLength(2);
});

test('an undone step is not sent', () => {
  const { steps, sent, dropped } = startBoth();
  vi.advanceTimersByTime(UNDO_MS - 1);
  steps.undo('id1');
  steps.start(ONE, 'packing_processing');
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect([sent, dropped]).toEqual([['id2 packing_processing'], []]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['id2 packing_processing', 'id1 packing_processing']);
});

test('dropped steps are never sent', () => {
  const { steps, sent, dropped } = startBoth();
  steps.drop('changed', 'id2');
  steps.drop('hidden');
  steps.drop('left');
  vi.advanceTimersByTime(10 * UNDO_MS);
  expect(dropped).toEqual(['id2 changed', 'id1 hidden']);
  expect([sent, steps.get().size]).toEqual([[], 0]);
});
