import type { AddonGroup, Combination, NewFoodItemRow, VariantGroup } from './schema.ts';

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

type Extras = Partial<Omit<NewFoodItemRow, 'id' | 'restaurantId' | 'categoryId' | 'position'>>;

export interface Dish extends Extras {
  name: string;
  category: CategoryName;
  diet: 'veg' | 'non_veg' | 'egg';
  basePrice: number;
  sellingPrice: number;
}

function variants(group: string, ...names: string[]): VariantGroup {
  return { group, variants: names.map((name, index) => ({ _id: index + 1, name })) };
}

function addons(group: string, max_selection: number, priced: Record<string, number>): AddonGroup {
  const addon = Object.entries(priced).map(([name, price], index) => {
    return { _id: index + 1, name, price };
  });
  return { group, max_selection, is_price_related: addon.some(({ price }) => price > 0), addon };
}

function pair(first_gp: string, second_gp: string, price: number): Combination {
  return { first_gp, second_gp, price };
}

/** The dishes with a shape of their own: every form of variant, combination, add-on and gap. */
export const shapedDishes: readonly Dish[] = [
  {
    name: 'Paneer Tikka',
    category: 'Starters',
    diet: 'veg',
    basePrice: 260,
    sellingPrice: 240,
    tag: 'Spicy',
    productType: 'variable',
    variants: [variants('Portion', 'Half', 'Full')],
  },
  {
    name: 'Chicken 65',
    category: 'Starters',
    diet: 'non_veg',
    basePrice: 280,
    sellingPrice: 260,
    tag: 'Best Selling',
    productType: 'variable',
    variants: [variants('Size', 'Small', 'Large'), variants('Style', 'Gravy', 'Dry')],
    combinations: [
      pair('Small', 'Gravy', 260),
      pair('Small', 'Dry', 250),
      pair('Large', 'Gravy', 420),
      pair('Large', 'Dry', 410),
    ],
  },
  { name: 'Egg Pepper Fry', category: 'Starters', diet: 'egg', basePrice: 160, sellingPrice: 150 },
  {
    name: 'Paneer Butter Masala',
    category: 'Mains',
    diet: 'veg',
    basePrice: 300,
    sellingPrice: 280,
    tag: "Chef's Special",
    isRecommended: true,
    productType: 'variable',
    variants: [variants('Portion', 'Half', 'Full')],
    combinations: [
      { first_gp: 'Half', price: 170 },
      { first_gp: 'Full', price: 280 },
    ],
    addons: [addons('Extras', 2, { 'Extra Butter': 20, Cheese: 40 })],
  },
  {
    name: 'Dal Makhani',
    category: 'Mains',
    diet: 'veg',
    basePrice: 240,
    sellingPrice: 220,
    tag: 'Best Selling',
  },
  {
    name: 'Butter Chicken',
    category: 'Mains',
    diet: 'non_veg',
    basePrice: 360,
    sellingPrice: 340,
    tag: 'Best Selling',
    isRecommended: true,
    productType: 'variable',
    variants: [variants('Portion', 'Half', 'Full'), variants('Cut', 'Bone', 'Boneless')],
    combinations: [
      pair('Half', 'Bone', 220),
      pair('Half', 'Boneless', 240),
      pair('Full', 'Bone', 340),
      pair('Full', 'Boneless', 370),
    ],
  },
  {
    name: 'Butter Naan',
    category: 'Breads',
    diet: 'veg',
    basePrice: 60,
    sellingPrice: 55,
    addons: [addons('Wishes', 1, { 'Less butter': 0 })],
  },
  { name: 'Tandoori Roti', category: 'Breads', diet: 'veg', basePrice: 30, sellingPrice: 25 },
  {
    name: 'Chicken Dum Biryani',
    category: 'Biryani & Rice',
    diet: 'non_veg',
    basePrice: 320,
    sellingPrice: 290,
    tag: 'Spicy',
    productType: 'variable',
    variants: [variants('Portion', 'Half', 'Full', 'Family')],
    addons: [addons('Sides', 2, { Raita: 30, 'Boiled Egg': 20 })],
  },
  {
    name: 'Egg Biryani',
    category: 'Biryani & Rice',
    diet: 'egg',
    basePrice: 220,
    sellingPrice: 200,
    isInStock: false,
  },
  {
    name: 'Masala Dosa',
    category: 'Tiffin',
    diet: 'veg',
    basePrice: 110,
    sellingPrice: 100,
    productTiming: 'partial_time',
    addons: [addons('Chutney', 1, { 'Extra Chutney': 0 })],
  },
  {
    name: 'Idli (2)',
    category: 'Tiffin',
    diet: 'veg',
    basePrice: 60,
    sellingPrice: 55,
    defaultQuantity: 2,
    productTiming: 'partial_time',
  },
  {
    name: 'Gobi Manchurian',
    category: 'Chinese',
    diet: 'veg',
    basePrice: 180,
    sellingPrice: 170,
    tag: 'Spicy',
    productType: 'variable',
    variants: [variants('Style', 'Dry', 'Gravy')],
  },
  { name: 'Egg Fried Rice', category: 'Chinese', diet: 'egg', basePrice: 190, sellingPrice: 180 },
  { name: 'Gulab Jamun (2)', category: 'Sweets', diet: 'veg', basePrice: 70, sellingPrice: 60 },
  {
    name: 'Sweet Lassi',
    category: 'Drinks',
    diet: 'veg',
    basePrice: 90,
    sellingPrice: 80,
    isListed: false,
  },
  {
    name: 'Masala Chai',
    category: 'Drinks',
    diet: 'veg',
    basePrice: 30,
    sellingPrice: 25,
    description: '',
    tag: '',
    image: null,
  },
];

/** Further dishes, so that the list is long: name, veg, non-veg or egg, and the selling price. */
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
  return { name, category, diet, sellingPrice, basePrice: Math.ceil((sellingPrice * 1.1) / 5) * 5 };
}
