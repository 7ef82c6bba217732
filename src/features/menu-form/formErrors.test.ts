import { expect, test } from 'vitest';
import { errorMessages } from './formErrors';

const problem = (message: string) => ({ message });

test('the messages are in the order of the screen', () => {
  const errors = {
    addonGroups: [{ items: [{ price: problem('item price') }], name: problem('addon group') }],
    variantGroups: [
      { variants: [{ name: problem('variant') }], name: problem('variant group') },
      { name: problem('second group') },
    ],
    price: problem('price'),
    categoryId: problem('category'),
  };
  expect(errorMessages(errors)).toEqual([
    'category',
    'price',
    'variant group',
    'variant',
    'second group',
    'addon group',
    'item price',
  ]);
});

test('a missing diet comes after the name', () => {
  const errors = { dietCode: problem('diet'), price: problem('price'), name: problem('name') };
  expect(errorMessages(errors)).toEqual(['name', 'diet', 'price']);
});
