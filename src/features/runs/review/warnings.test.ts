import { expect, test } from 'vitest';
import type { FieldChange } from '../../../core/menu/runs/types';
import { toMenuItem } from '../../../core/menu/wire';
import { warningsOf } from './warnings';

const item = toMenuItem({ _id: 'a', selling_price: 100, base_price: 120 });
const price = (from: number, to: number): FieldChange => ({ field: 'price', from, to });

test.each([
  [100, 120, []],
  [100, 70, []],
  [100, 69, ['large']],
  [100, 131, ['large', 'aboveBase']],
  [100, 121, ['aboveBase']],
  [100, 0, ['zero']],
  [0, 90, []],
  [0.1, 0.13, []],
])('a price of %d that becomes %d has the warnings %j', (from, to, warnings) => {
  const change = price(from, to);

  expect(warningsOf(change, { id: 'a', fields: [change] }, item)).toEqual(warnings);
});

test('a base price below the selling price has a warning', () => {
  const change: FieldChange = { field: 'basePrice', from: 120, to: 95 };

  expect(warningsOf(change, { id: 'a', fields: [change] }, item)).toEqual(['aboveBase']);
});

test('a new base price counts for the selling price', () => {
  const fields = [price(100, 121), { field: 'basePrice', from: 120, to: 130 } as const];

  expect(fields.map((change) => warningsOf(change, { id: 'a', fields }, item))).toEqual([[], []]);
});

test('a switch has no warning', () => {
  const change: FieldChange = { field: 'isInStock', from: true, to: false };

  expect(warningsOf(change, { id: 'a', fields: [change] }, item)).toEqual([]);
});
