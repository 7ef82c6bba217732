import { expect, test } from 'vitest';
import { createAmounts } from '../../../core/amount/amounts';
import amountMessages from '../../../core/amount/messages.en.json';
import { toMenuItem } from '../../../core/menu/wire';
import { createTexts } from '../../../core/messages/messages';
import { COLUMNS, columnsFor, type Typed } from '../types';
import { adjustAll, fill, fillDown, paste, type Table } from './operations';
import { toRows } from './rows';

const amounts = createAmounts(
  { locale: 'en-IN', currency: 'INR' },
  createTexts('en-IN').of(amountMessages),
);

const combinations = [
  { first_gp: 'Half', price: 120 },
  { first_gp: 'Full', price: 200 },
];
const MENU = [
  { _id: 'a', selling_price: 95, base_price: 100, in_stock: true },
  { _id: 'b', selling_price: 200, product_type: 'variable', combinations },
  { _id: 'c', selling_price: 300 },
].map((wire) => toMenuItem(wire));

const TABLE: Table = {
  rows: toRows(MENU, amounts),
  columns: columnsFor(() => false),
  edits: new Map(),
};
const ALL = { top: 0, bottom: 4, start: 0, end: 5 };
const PRICES = { ...ALL, start: 1, end: 1 };

const cellTexts = (cells: readonly Typed[]) =>
  cells.map(
    ({ row, column, typed }) => `${row.item.id}${row.combination ?? ''} ${column} ${typed}`,
  );

test('an item is followed by its combinations, which have only a price', () => {
  expect(TABLE.rows.map(({ item, values }) => [item.id, Object.keys(values).length])).toEqual([
    ['a', COLUMNS.length],
    ['b', COLUMNS.length],
    ['b', 1],
    ['b', 1],
    ['c', COLUMNS.length],
  ]);
});

test('an item without an id has no cells', () => {
  const rows = toRows([toMenuItem({ name: 'Tea', selling_price: 20 })], amounts);
  expect(rows.map(({ values }) => values)).toEqual([{}]);
});

test('a repeated id has cells only once', () => {
  const rows = toRows(
    ['a', 'a'].map((_id) => toMenuItem({ _id })),
    amounts,
  );
  expect(rows.map(({ key, values }) => [key, Object.keys(values).length])).toEqual([
    ['a', COLUMNS.length],
    ['a 1', 0],
  ]);
});

test('the combinations of a simple product are left out, as in its form', () => {
  expect(
    toRows([toMenuItem({ _id: 'a', product_type: 'simple', combinations })], amounts),
  ).toHaveLength(1);
});

test('a block is written from the first cell on', () => {
  const { cells, skipped } = paste(TABLE, { ...ALL, bottom: 0, end: 0 }, [
    ['10', '9'],
    ['20', '19'],
  ]);
  expect(cellTexts(cells)).toEqual(['a basePrice 10', 'a price 9', 'b basePrice 20', 'b price 19']);
  expect(skipped).toBe(0);
});

test('cells that a row does not have are counted', () => {
  const range = { top: 1, bottom: 1, start: 0, end: 0 };
  const block = [
    ['1', '2'],
    ['3', '4'],
  ];
  const { cells, skipped } = paste(TABLE, range, block);
  expect([cellTexts(cells), skipped]).toEqual([['b basePrice 1', 'b price 2', 'b0 price 4'], 1]);
});

test('10,000 cells that are more than the table are counted', () => {
  const block = Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => '5'));
  const { cells, skipped, range } = paste(TABLE, { ...ALL, bottom: 0, end: 0 }, block);
  expect([cells.length, skipped]).toEqual([20, 9_980]);
  expect(range).toEqual(ALL);
});

test('one value is repeated in all selected cells', () => {
  expect(cellTexts(paste(TABLE, PRICES, [['50']]).cells)).toEqual([
    'a price 50',
    'b price 50',
    'b0 price 50',
    'b1 price 50',
    'c price 50',
  ]);
});

test('rows of different lengths leave the other cells as they are', () => {
  const { cells } = paste(TABLE, { ...ALL, bottom: 0, end: 0 }, [['1'], ['2', '3']]);
  expect(cellTexts(cells)).toEqual(['a basePrice 1', 'b basePrice 2', 'b price 3']);
});

test('the first row fills the rows below', () => {
  expect(cellTexts(fillDown(TABLE, { ...PRICES, bottom: 2 }))).toEqual([
    'b price 95',
    'b0 price 95',
  ]);
});

test('a single row is filled from the row above', () => {
  expect(cellTexts(fillDown(TABLE, { ...PRICES, top: 1, bottom: 1 }))).toEqual(['b price 95']);
});

test('the first row of the table has nothing above it', () => {
  expect(fillDown(TABLE, { ...PRICES, bottom: 0 })).toEqual([]);
});

test('an adjustment changes one column of prices in a range', () => {
  const change = { column: 'price', kind: 'raisePercent', by: 7, rounding: 'five' } as const;
  expect(cellTexts(adjustAll(TABLE, ALL, change, amounts.money))).toEqual([
    'a price 100',
    'b price 215',
    'b0 price 130',
    'b1 price 215',
    'c price 320',
  ]);
});

test('an adjustment starts from the edited price', () => {
  const edits = new Map([['a', { price: { value: '200', error: '' } }]]);
  const change = { column: 'price', kind: 'raise', by: 10, rounding: 'none' } as const;
  expect(
    cellTexts(adjustAll({ ...TABLE, edits }, { ...PRICES, bottom: 0 }, change, amounts.money)),
  ).toEqual(['a price 210']);
});

test('a range is filled only where a row has the cell', () => {
  expect(fill(TABLE, { ...ALL, start: 2, end: 2 }, 'true')).toHaveLength(3);
});
