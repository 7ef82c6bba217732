import type { Combination, NewFoodItemRow, VariantGroup } from './schema.ts';

export const categoryNames = [
  'Starters',
  'Mains',
  'Breads',
  'Biryani & Rice',
  'Tiffin',
  'Chinese',
  'Sweets',
  'Drinks',
] as const;
export type CategoryName = (typeof categoryNames)[number];

type Shown = Omit<NewFoodItemRow, 'id' | 'restaurantId' | 'categoryId' | 'position'>;
type Extras = Partial<Omit<Shown, 'name' | 'diet' | 'basePrice' | 'sellingPrice'>>;

export type Dish = Shown & { category: CategoryName };

function dish(
  name: string,
  category: CategoryName,
  diet: 'veg' | 'non_veg' | 'egg',
  [basePrice, sellingPrice]: readonly [base: number, selling: number],
  extras: Extras = {},
): Dish {
  return { name, category, diet, basePrice, sellingPrice, ...extras };
}

function withVariants(...variants: VariantGroup[]): Extras {
  return { productType: 'variable', variants };
}

function group(name: string, ...variants: string[]): VariantGroup {
  return { group: name, variants: variants.map((one, index) => ({ _id: index + 1, name: one })) };
}

function addons(name: string, max_selection: number, priced: Record<string, number>): Extras {
  const addon = Object.entries(priced).map(([one, price], index) => {
    return { _id: index + 1, name: one, price };
  });
  const is_price_related = addon.some(({ price }) => price > 0);
  return { addons: [{ group: name, max_selection, is_price_related, addon }] };
}

function pair(first_gp: string, second_gp: string, price: number): Combination {
  return { first_gp, second_gp, price };
}

const best = { tag: 'Best Selling' };
const morning = { productTiming: 'partial_time' };

/** One dish for each form of variant, combination and add-on, and for each field that may be missing. */
const shapedDishes: readonly Dish[] = [
  dish('Paneer Tikka', 'Starters', 'veg', [260, 240], {
    allergens: ['milk'],
    tag: 'Spicy',
    ...withVariants(group('Portion', 'Half', 'Full')),
  }),
  dish('Chicken 65', 'Starters', 'non_veg', [280, 260], {
    ...best,
    ...withVariants(group('Size', 'Small', 'Large'), group('Style', 'Gravy', 'Dry')),
    combinations: [
      pair('Small', 'Gravy', 260),
      pair('Small', 'Dry', 250),
      pair('Large', 'Gravy', 420),
      pair('Large', 'Dry', 410),
    ],
  }),
  dish('Egg Pepper Fry', 'Starters', 'egg', [160, 150]),
  dish('Paneer Butter Masala', 'Mains', 'veg', [300, 280], {
    tag: "Chef's Special",
    isRecommended: true,
    ...withVariants(group('Portion', 'Half', 'Full')),
    combinations: [
      { first_gp: 'Half', price: 170 },
      { first_gp: 'Full', price: 280 },
    ],
    ...addons('Extras', 2, { 'Extra Butter': 20, Cheese: 40 }),
  }),
  dish('Dal Makhani', 'Mains', 'veg', [240, 220], best),
  dish('Butter Chicken', 'Mains', 'non_veg', [360, 340], {
    ...best,
    isRecommended: true,
    ...withVariants(group('Portion', 'Half', 'Full'), group('Cut', 'Bone', 'Boneless')),
    combinations: [
      pair('Half', 'Bone', 220),
      pair('Half', 'Boneless', 240),
      pair('Full', 'Bone', 340),
      pair('Full', 'Boneless', 370),
    ],
  }),
  dish('Butter Naan', 'Breads', 'veg', [60, 55], addons('Wishes', 1, { 'Less butter': 0 })),
  dish('Tandoori Roti', 'Breads', 'veg', [30, 25]),
  dish('Chicken Dum Biryani', 'Biryani & Rice', 'non_veg', [320, 290], {
    tag: 'Spicy',
    ...withVariants(group('Portion', 'Half', 'Full', 'Family')),
    ...addons('Sides', 2, { Raita: 30, 'Boiled Egg': 20 }),
  }),
  dish('Egg Biryani', 'Biryani & Rice', 'egg', [220, 200], { isInStock: false }),
  dish('Masala Dosa', 'Tiffin', 'veg', [110, 100], {
    ...morning,
    ...addons('Chutney', 1, { 'Extra Chutney': 0 }),
  }),
  dish('Idli (2)', 'Tiffin', 'veg', [60, 55], { ...morning, defaultQuantity: 2 }),
  dish('Gobi Manchurian', 'Chinese', 'veg', [180, 170], {
    tag: 'Spicy',
    ...withVariants(group('Style', 'Dry', 'Gravy')),
  }),
  dish('Egg Fried Rice', 'Chinese', 'egg', [190, 180]),
  dish('Gulab Jamun (2)', 'Sweets', 'veg', [70, 60]),
  dish('Sweet Lassi', 'Drinks', 'veg', [90, 80], { isListed: false }),
  dish('Masala Chai', 'Drinks', 'veg', [30, 25], { description: '', tag: '', image: null }),
];

/** More dishes, for a long list: name, diet (v, n or e) and selling price. */
const plainDishes: Readonly<Record<CategoryName, string>> = {
  Starters:
    'Hara Bhara Kebab v 190, Chicken Tikka n 270, Fish Amritsari n 310, Mushroom Pepper Fry v 210, Tandoori Gobi v 200, Seekh Kebab n 290',
  Mains:
    'Kadai Paneer v 270, Chana Masala v 180, Palak Paneer v 260, Malai Kofta v 260, Aloo Gobi v 170, Chicken Chettinad n 300, Mutton Rogan Josh n 390, Egg Curry e 190, Kerala Fish Curry n 340, Bhindi Masala v 180',
  Breads:
    'Garlic Naan v 65, Lachha Paratha v 60, Missi Roti v 45, Aloo Kulcha v 85, Rumali Roti v 35',
  'Biryani & Rice':
    'Veg Dum Biryani v 230, Mutton Biryani n 360, Jeera Rice v 130, Curd Rice v 120, Lemon Rice v 120, Ghee Rice v 150',
  Tiffin:
    'Plain Dosa v 80, Rava Dosa v 100, Medu Vada (2) v 70, Upma v 70, Onion Uttapam v 100, Pongal v 90, Egg Dosa e 110',
  Chinese:
    'Veg Hakka Noodles v 170, Chicken Fried Rice n 210, Chilli Paneer v 220, Chilli Chicken n 250, Spring Rolls v 150',
  Sweets: 'Rasmalai (2) v 90, Gajar Halwa v 110, Kheer v 90, Jalebi v 80',
  Drinks: 'Filter Coffee v 35, Fresh Lime Soda v 60, Buttermilk v 40, Mango Lassi v 95',
};

const diets = { v: 'veg', n: 'non_veg', e: 'egg' } as const;

export function allDishes(): Dish[] {
  const plain = categoryNames.flatMap((category) =>
    plainDishes[category].split(', ').map((line) => plainDish(category, line)),
  );
  return [...shapedDishes, ...plain];
}

function plainDish(category: CategoryName, line: string): Dish {
  const [, name = '', letter = 'v', price = ''] = /^(.+) ([vne]) (\d+)$/.exec(line) ?? [];
  const diet = letter === 'n' || letter === 'e' ? diets[letter] : diets.v;
  const sellingPrice = Number(price);
  return dish(name, category, diet, [Math.ceil((sellingPrice * 1.1) / 5) * 5, sellingPrice]);
}
