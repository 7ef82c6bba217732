import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueAt } from './preparation';
import type { Order } from './types';
import { byUrgency, urgency } from './urgency';
import { toOrder } from './wire';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const minutes = (count: number) => count * 60_000;

function newOrder(ageMin: number): Order {
  const createdAt = new Date(NOON - minutes(ageMin)).toISOString();
  return toOrder({ _id: `new ${ageMin}`, status: 'waiting_for_confirmation', createdAt });
}

function cooking(startedMinAgo: number, cooking_time: unknown): Order {
  const at = new Date(NOON - minutes(startedMinAgo)).toISOString();
  return toOrder({
    _id: `${startedMinAgo} of ${JSON.stringify(cooking_time)}`,
    status: 'cooking',
    createdAt: new Date(NOON - minutes(90)).toISOString(),
    cooking_time,
    status_timing: { cooking: at },
  });
}

test.each([
  [0, 'calm'],
  [2.9, 'calm'],
  [3, 'warning'],
  [5.9, 'warning'],
  [6, 'late'],
  [200, 'late'],
])('a new order that waits %d minutes is %s', (age, tone) => {
  expect(urgency(newOrder(age), NOON)).toEqual({ kind: 'waiting', minutes: Math.floor(age), tone });
});

test('with a slow clock an order from the future has just come in', () => {
  expect(urgency(newOrder(-10), NOON)?.minutes).toBe(0);
});

test.each([
  [0, 20, 'calm'],
  [14, 6, 'calm'],
  [15, 5, 'warning'],
  [20, 0, 'warning'],
  [20.5, 0, 'warning'],
  [21, -1, 'late'],
  [50, -30, 'late'],
])('20 minutes started %d minutes ago are due in %d minutes: %s', (ago, left, tone) => {
  const result = urgency(cooking(ago, '20 minutes'), NOON);
  expect(result).toMatchObject({ kind: 'due', tone });
  expect(result?.minutes).toBeCloseTo(left, 10);
});

test('preparation that ends after the last moment of a date has no due time', () => {
  const order = cooking(5, '20 minutes');
  const timings = order.timings.map((timing) => ({ ...timing, at: '+275760-09-13T00:00:00.000Z' }));
  expect(dueAt({ ...order, timings })).toBeNull();
});

test.each(['', 'soon', '0 minutes', '-5 minutes', '99999 minutes', null, {}])(
  'a cooking time of %j has no due time',
  (cooking_time) => {
    expect(dueAt(cooking(5, cooking_time))).toBeNull();
    expect(urgency(cooking(5, cooking_time), NOON)).toBeNull();
  },
);

test('an order that is packed is never urgent', () => {
  for (const status of ['packing_processing', 'ready_to_pickup', 'completed', 'odd'])
    expect(urgency(toOrder({ status, createdAt: '2020-01-01' }), NOON)).toBeNull();
});

test('preparing orders are sorted by their due time', () => {
  const late = cooking(10, '20 minutes');
  const later = cooking(15, '45 minutes');
  const soon = cooking(25, '30 minutes');
  expect(byUrgency([later, late, soon])).toEqual([soon, late, later]);
});

test('new orders are sorted by age', () => {
  const undated = toOrder({ _id: 'x', status: 'waiting_for_confirmation' });
  const [old, young] = [newOrder(9), newOrder(1)];
  expect(byUrgency([undated, young, old])).toEqual([old, young, undated]);
});

test('sorting any times loses no order', () => {
  const wire = fc.dictionary(
    fc.constantFrom('status', 'createdAt', 'cooking_time', 'status_timing', '_id'),
    fc.oneof(fc.jsonValue(), fc.constantFrom('cooking', 'waiting_for_confirmation'), fc.date()),
  );
  fc.assert(
    fc.property(fc.array(wire), (wires) => {
      const orders = wires.map((wire) => toOrder(wire));
      expect(byUrgency(orders)).toHaveLength(orders.length);
      expect(new Set(byUrgency(orders))).toEqual(new Set(orders));
      for (const order of orders) {
        const result = urgency(order, NOON);
        if (result) expect(Number.isFinite(result.minutes)).toBe(true);
      }
    }),
  );
});
