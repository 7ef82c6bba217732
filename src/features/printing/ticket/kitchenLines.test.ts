import { expect, test } from 'vitest';
import type { TicketLine } from '../../../core/contracts';
import { detailsOf, kitchenLines } from './kitchenLines';

const line = (fields: Partial<TicketLine>): TicketLine => ({
  name: 'Thali',
  variant: '',
  addons: [],
  quantity: 1,
  price: null,
  diet: 'veg',
  instructions: '',
  ...fields,
});

test('counted add-ons are multiplied by the quantity of their line', () => {
  const [thali] = kitchenLines([line({ quantity: 3, variant: 'Full, 2 x Raita, Papad x4' })]);

  expect(thali?.details).toEqual(['Full', '6 × Raita', '12 × Papad']);
});

test('the second name of a dish is its first detail', () => {
  const [thali] = kitchenLines([line({ secondName: 'தாலி', variant: 'Full' })]);

  expect(thali).toMatchObject({ name: 'Thali', details: ['தாலி', 'Full'] });
});

test('equal lines are joined unless their notes differ', () => {
  const lines = kitchenLines([
    line({ quantity: 2, variant: '1 x Raita' }),
    line({ instructions: 'No salt', variant: '1 x Raita' }),
    line({ quantity: 3, variant: '1 x Raita' }),
  ]);

  expect(lines).toMatchObject([
    { quantity: 5, details: ['5 × Raita'] },
    { quantity: 1, instructions: 'No salt' },
  ]);
});

test.each([
  ['', []],
  ['Half', ['Half']],
  ['Half + Raita\nPapad', ['Half', 'Raita', 'Papad']],
  ['Combo (rice, dal), Curd', ['Combo (rice, dal)', 'Curd']],
  ['7 x x', ['7 x x']],
])('%j has the parts %j', (variant, parts) => {
  expect(detailsOf(variant)).toEqual(parts);
});

test('the add-ons of a line are multiplied by its quantity', () => {
  const addons = [{ name: 'Cheese, grated', quantity: 2 }];
  const [dosa] = kitchenLines([line({ quantity: 3, variant: 'Large', addons })]);
  expect(dosa?.details).toEqual(['Large', '6 × Cheese, grated']);
});

test('lines with different add-ons stay separate', () => {
  const addons = [{ name: 'Cheese', quantity: 1 }];
  expect(kitchenLines([line({}), line({ addons })])).toHaveLength(2);
});
