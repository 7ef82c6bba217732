import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testOrder } from '../../../../tests/support/orderApi';
import { splitText, ticketLines } from './ticketLines';

const LENGTH = 60;

test('add-ons have the quantity of their item', () => {
  const order = testOrder({
    instructions: 'No cutlery',
    cart_items: [
      {
        food_item_name: 'Thali',
        varient_name: 'Large',
        quantity: 3,
        veg_nonveg: 'veg',
        addon: [{ name: 'Papad', quantity: 2 }, { name: 'Raita' }],
        instructions: 'Less oil',
      },
    ],
  });
  expect(ticketLines(order, LENGTH)).toEqual([
    { kind: 'note', text: 'No cutlery', isFirst: true },
    { kind: 'item', text: 'Thali', variant: 'Large', quantity: 3, diet: 'veg' },
    { kind: 'addon', text: 'Papad', quantity: 6 },
    { kind: 'addon', text: 'Raita', quantity: 3 },
    { kind: 'note', text: 'Less oil', isFirst: true },
  ]);
});

test('the second name of a dish is below the first', () => {
  const cart_items = [{ food_item_name: 'Dosa', food_item_id: 'i1', addon: [{ name: 'Ghee' }] }];
  const lines = ticketLines(testOrder({ cart_items }), LENGTH, ({ name }) => `${name} 2`);
  expect(lines).toMatchObject([
    { kind: 'item', text: 'Dosa' },
    { kind: 'second', text: 'Dosa 2' },
    { kind: 'addon', text: 'Ghee' },
  ]);
});

test('a long name continues in further lines', () => {
  const food_item_name = 'Schweinekrustenbraten mit Kartoffelknödeln '.repeat(3).trim();
  const cart_items = [{ food_item_name, varient_name: 'Groß' }];
  const [first, ...rest] = ticketLines(testOrder({ cart_items }), LENGTH);
  expect(first).toMatchObject({ kind: 'item', quantity: 1, variant: '' });
  expect(rest).toMatchObject([
    { kind: 'more', variant: '' },
    { kind: 'more', variant: 'Groß' },
  ]);
  expect([first, ...rest].map((line) => line?.text).join(' ')).toBe(food_item_name);
});

test('no syllable is split', () => {
  expect(splitText('किकिकि', 5)).toEqual(['किकि', 'कि']);
  expect(splitText('😀😀😀', 5)).toEqual(['😀😀', '😀']);
});

test('no character is lost', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      const bare = (value: string) => value.replace(/\s/g, '');
      expect(bare(splitText(text, 40).join(''))).toBe(bare(text));
    }),
  );
});
