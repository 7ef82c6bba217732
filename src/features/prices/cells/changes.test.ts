import { expect, test } from 'vitest';
import { createAmounts } from '../../../core/amount/amounts';
import amountMessages from '../../../core/amount/messages.en.json';
import { toMenuItem } from '../../../core/menu/wire';
import { createTexts } from '../../../core/messages/messages';
import { reduce, START } from '../grid/gridState';
import type { Edits } from '../types';
import { changedCells, countLost } from './changes';
import { toRows } from './rows';

const amounts = createAmounts(
  { locale: 'en-IN', currency: 'INR' },
  createTexts('en-IN').of(amountMessages),
);

const menu = (price: number) => toRows([toMenuItem({ _id: 'a', selling_price: price })], amounts);
const valid = () => '';
const price = (value: string): Edits => new Map([['a', { price: { value, error: '' } }]]);

test('an edit is a change from the saved value', () => {
  expect(changedCells(menu(90), price('100'), valid)).toMatchObject([
    { column: 'price', from: '90', to: '100' },
  ]);
});

test('an edit that the menu has in the meantime is no change', () => {
  expect(changedCells(menu(100), price('100'), valid)).toEqual([]);
});

test('an edit that cannot be read in another locale has an error', () => {
  expect(changedCells(menu(90), price('12,5'), () => 'which?')).toMatchObject([
    { to: '12,5', error: 'which?' },
  ]);
});

test('an edit of a deleted item is counted', () => {
  expect([countLost([], price('100')), countLost(menu(90), price('100'))]).toEqual([1, 0]);
});

test('an edit that was saved does not come back when the menu changes again', () => {
  const edited = reduce(START, { do: 'restore', edits: price('100') });
  const saved = reduce(edited, { do: 'dropSaved', rows: menu(100) });
  expect(saved.history.edits.size).toBe(0);
});

test('an edit that was not saved stays', () => {
  const edited = reduce(START, { do: 'restore', edits: price('100') });
  expect(reduce(edited, { do: 'dropSaved', rows: menu(95) })).toBe(edited);
});
