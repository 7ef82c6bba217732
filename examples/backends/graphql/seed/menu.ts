import type { Item } from '../types.ts';

export const CATEGORIES = [
  { id: 'c1', name: 'Bowls' },
  { id: 'c2', name: 'Sides' },
];

const MENU: readonly (Pick<Item, 'name' | 'diet' | 'price'> & Partial<Item>)[] = [
  {
    name: 'Tofu Bowl',
    diet: 'veg',
    price: 240,
    basePrice: 260.5,
    tag: 'Best Selling',
    type: 'variable',
    choices: [
      {
        name: 'Size',
        options: [
          { id: '1', name: 'Regular' },
          { id: '2', name: 'Large' },
        ],
      },
    ],
    prices: [
      { first: 'Regular', second: null, price: 240 },
      { first: 'Large', second: null, price: 320 },
    ],
    addons: [
      {
        name: 'Toppings',
        max: 2,
        hasPrices: true,
        addons: [{ id: '1', name: 'Kimchi', price: 30 }],
      },
    ],
  },
  { name: 'Chicken Bowl', diet: 'non_veg', price: 280.5 },
  { name: 'Egg Fried Rice', diet: 'egg', price: 190 },
  { name: 'Miso Soup', diet: 'veg', price: 90, categoryId: 'c2' },
  { name: 'Edamame', diet: 'veg', price: 120, categoryId: 'c2' },
];

/** The menu of a new restaurant. */
export function seedMenu(): Item[] {
  return MENU.map((item, index) => ({
    id: `i${index + 1}`,
    title: '',
    description: `${item.name}, made for each order`,
    basePrice: item.price,
    tag: '',
    isListed: true,
    isInStock: true,
    isRecommended: false,
    categoryId: 'c1',
    type: 'simple',
    timing: 'full_time',
    servings: 1,
    picture: null,
    choices: [],
    prices: [],
    addons: [],
    ...structuredClone(item),
  }));
}
