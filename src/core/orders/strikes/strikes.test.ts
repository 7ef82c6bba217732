import { expect, test } from 'vitest';
import { testOrder } from '../../../../tests/support/orderApi';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { memoryStorage } from '../../../adapters/storage/openStorage';
import { lineKeys } from '../work/lineKeys';
import { strikesAtom } from './state';
import {
  currentStrikes,
  orderKey,
  SETTLE_MS,
  type Strikes,
  struckLines,
  withStrike,
} from './strikes';

const NAAN = { food_item_name: 'Naan', quantity: 2, line_id: 'line-1' };
const RAITA = { food_item_name: 'Raita', line_id: 'line-2' };
const ORDER = testOrder({ status: 'cooking', cart_items: [NAAN, RAITA] });
const [naan = '', raita = ''] = lineKeys(ORDER.items);
const NOW = 1_000_000;

const struck = (sentAt: number | null = null): Strikes =>
  withStrike(new Map(), orderKey(ORDER), naan, { isDone: true, sentAt });
const linesOf = (strikes: Strikes, order = ORDER, isShared = true) => [
  ...struckLines(order, { strikes, isShared, now: NOW }),
];

test('equal lines are crossed off one by one', () => {
  const keys = lineKeys(testOrder({ cart_items: [RAITA, RAITA] }).items);
  expect(new Set(keys).size).toBe(2);
});

test.each([
  ['another quantity', { ...NAAN, quantity: 3 }],
  ['another variant', { ...NAAN, varient_name: 'Large' }],
  ['an add-on', { ...NAAN, addon: [{ name: 'Butter' }] }],
  ['another note', { ...NAAN, instructions: 'Crisp' }],
])('a line with %s is open again', (_what, line) => {
  const edited = testOrder({ status: 'cooking', cart_items: [line, RAITA] });
  expect(linesOf(struck(), edited)).toEqual([]);
});

test('a line stays crossed off when another one is added before it', () => {
  const edited = testOrder({ status: 'cooking', cart_items: [RAITA, NAAN] });
  expect(linesOf(struck(), edited)).toEqual([naan]);
});

test('the state of the backend counts only with the capability', () => {
  const order = testOrder({ cart_items: [NAAN, { ...RAITA, state: 'done' }] });
  expect(linesOf(new Map(), order, true)).toEqual([raita]);
  expect(linesOf(new Map(), order, false)).toEqual([]);
});

test('a strike that was sent gives way to the backend after 30 s', () => {
  expect(linesOf(struck(NOW - SETTLE_MS + 1))).toEqual([naan]);
  expect(linesOf(struck(NOW - SETTLE_MS))).toEqual([]);
  expect(currentStrikes(struck(NOW - SETTLE_MS), [ORDER], NOW).size).toBe(0);
});

test('a strike that was sent gives way to the backend once a read has it', () => {
  const stored = testOrder({ status: 'cooking', cart_items: [{ ...NAAN, state: 'done' }, RAITA] });
  const after = (sentAt: number | null, order = stored) =>
    currentStrikes(struck(sentAt), [order], NOW).size;
  expect([after(NOW - 1), after(NOW - 1, ORDER), after(null)]).toEqual([0, 1, 1]);
});

test('strikes of an order that has left are forgotten', () => {
  expect(currentStrikes(struck(), [], NOW).size).toBe(0);
  const kept = struck();
  expect(currentStrikes(kept, [ORDER], NOW)).toBe(kept);
});

test('two tabs do not undo the strikes of each other', () => {
  const storage = memoryStorage();
  const [one, other] = [createTestPortal({ storage }).store, createTestPortal({ storage }).store];
  const strike = (key: string) => (strikes: Strikes) =>
    withStrike(strikes, orderKey(ORDER), key, { isDone: true, sentAt: null });
  one.set(strikesAtom, strike(naan));
  other.set(strikesAtom, strike(raita));

  const again = createTestPortal({ storage }).store;
  expect(linesOf(again.get(strikesAtom))).toEqual([naan, raita]);
});

test.each(['', '[]', '{"a":[]}', '{"a":{"b":[1]}}', '{"a":{"b":["true",1]}}', '{'])(
  'the stored text %j harms nothing',
  (stored) => {
    const storage = memoryStorage();
    const first = createTestPortal({ storage }).store;
    first.set(strikesAtom, () => struck());
    const portal = createTestPortal({ storage: { ...storage, get: () => stored } });
    expect(linesOf(portal.store.get(strikesAtom))).toEqual([]);
  },
);
