import { expect, test } from 'vitest';
import { type Advice, adviceOf } from './advice';
import type { PromisedGroup } from './counters';
import { createPeriodTotals } from './totals';

const MINUTE = 60_000;
const NONE = createPeriodTotals().read();

/** A promise of 20 minutes, late in 23 of 25 orders; four of five were ready after 29 minutes. */
const TWENTY: PromisedGroup = {
  minutes: 20,
  orders: 25,
  late: 23,
  preparedMs: 26 * MINUTE,
  mostMs: 29 * MINUTE,
};

const advise = (current: object, promises: readonly PromisedGroup[] = []) =>
  adviceOf({ current: { ...NONE, ...current }, promises });

test.each<[string, Partial<PromisedGroup>, number | undefined]>([
  ['29 minutes', {}, 30],
  ['30 minutes', { mostMs: 30 * MINUTE }, 30],
  ['half an hour and a second', { mostMs: 30 * MINUTE + 1_000 }, 40],
  ['more than any choice', { mostMs: 60 * MINUTE }, undefined],
  ['more than the longest choice', { minutes: 45, mostMs: 60 * MINUTE }, undefined],
  ['29 minutes, but only one in ten is late', { orders: 230 }, undefined],
  ['29 minutes, but of four orders', { orders: 4, late: 4 }, undefined],
])('a kitchen that needs %s', (_name, group, better) => {
  const [advice] = advise({}, [{ ...TWENTY, ...group }]) as Extract<Advice, { better: number }>[];
  expect(advice?.better).toBe(better);
});

test('the promise with the most late orders is named', () => {
  const thirty = { ...TWENTY, minutes: 30, orders: 60, late: 30, mostMs: 38 * MINUTE };
  expect(advise({}, [TWENTY, thirty])).toEqual([
    { kind: 'promise', count: 30, all: 60, minutes: 30, better: 40 },
  ]);
});

test('a promise that no choice could keep does not hide the next worst', () => {
  const longest = { ...TWENTY, minutes: 45, orders: 60, late: 50, mostMs: 58 * MINUTE };
  expect(advise({}, [TWENTY, longest])).toMatchObject([{ minutes: 20, better: 30 }]);
});

test('rejections are more urgent than late orders', () => {
  const current = { accepted: 96, rejected: 4, lostToRejections: 640 };
  expect(advise(current, [TWENTY])).toMatchObject([
    { kind: 'rejections', count: 4, all: 100, lost: 640 },
    { kind: 'promise' },
  ]);
  expect(advise({ accepted: 97, rejected: 3, lostToRejections: 640 })).toEqual([]);
});

test('answers after 3 minutes are named if more than one in ten is slow', () => {
  expect(advise({ answered: 50, slow: 6 })).toEqual([{ kind: 'answers', count: 6, all: 50 }]);
  expect(advise({ answered: 50, slow: 5 })).toEqual([]);
});
