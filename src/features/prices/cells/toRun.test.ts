import { expect, test } from 'vitest';
import { createAmounts } from '../../../core/amount/amounts';
import amountMessages from '../../../core/amount/messages.en.json';
import { pairKeys } from '../../../core/menu/runs/fields';
import { withChanges } from '../../../core/menu/runs/wire';
import { toMenuItem } from '../../../core/menu/wire';
import { createTexts } from '../../../core/messages/messages';
import { changedCells } from './changes';
import { toRows } from './rows';
import { toRun } from './toRun';

const amounts = createAmounts(
  { locale: 'en-IN', currency: 'INR' },
  createTexts('en-IN').of(amountMessages),
);

const ROWS = toRows(
  [
    toMenuItem({
      _id: 'a',
      base_price: 100,
      selling_price: 90,
      in_stock: true,
      tag: 'Spicy',
      product_type: 'variable',
      combinations: [{ first_gp: 'Half', price: 50 }],
    }),
  ],
  amounts,
);

const edit = (value: string) => ({ value, error: '' });

test('an item is one change with all its fields', () => {
  const [item, half] = ROWS.map(({ key }) => key) as [string, string];
  const edits = new Map([
    [item, { price: edit('95'), basePrice: edit(''), isInStock: edit('false'), tag: edit('') }],
    [half, { price: edit('55') }],
  ]);
  expect(
    toRun(
      changedCells(ROWS, edits, () => ''),
      amounts.money,
    ),
  ).toEqual([
    {
      id: 'a',
      fields: [
        { field: 'basePrice', from: 100, to: null },
        { field: 'price', from: 90, to: 95 },
        { field: 'isInStock', from: true, to: false },
        { field: 'tag', from: 'Spicy', to: '' },
        {
          field: 'combination',
          pair: pairKeys([{ first: 'Half', second: '' }])[0],
          from: 50,
          to: 55,
        },
      ],
    },
  ]);
});

test('of two combinations of one name, the edited one changes', () => {
  const rows = toRows(
    [
      toMenuItem({
        _id: 'a',
        product_type: 'variable',
        combinations: [
          { first_gp: 'Half', price: 50 },
          { first_gp: 'Half', price: 60 },
        ],
      }),
    ],
    amounts,
  );
  const edits = new Map([[rows[2]?.key ?? '', { price: edit('65') }]]);
  const [change] = toRun(
    changedCells(rows, edits, () => ''),
    amounts.money,
  );
  const sent = withChanges(
    {
      combinations: [
        { first_gp: 'Half', price: 50 },
        { first_gp: 'Half', price: 60 },
      ],
    },
    change?.fields ?? [],
  );
  expect(sent.combinations).toEqual([
    { first_gp: 'Half', price: 50 },
    { first_gp: 'Half', price: 65 },
  ]);
});
