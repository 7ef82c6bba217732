import type { Category, Dish } from '../api.ts';

export const CATEGORIES: readonly Category[] = [
  { id: 'mains', name: 'Mains' },
  { id: 'breads', name: 'Breads' },
  { id: 'drinks', name: 'Drinks' },
];

const MENU: readonly (Pick<Dish, 'name' | 'categoryId' | 'diet' | 'price'> & Partial<Dish>)[] = [
  {
    name: 'Paneer Butter Masala',
    categoryId: 'mains',
    diet: 'veg',
    price: 28_000,
    listPrice: 30_000,
    label: 'Best Selling',
  },
  { name: 'Dal Makhani', categoryId: 'mains', diet: 'veg', price: 22_000 },
  { name: 'Chicken Curry', categoryId: 'mains', diet: 'meat', price: 32_050, label: 'Spicy' },
  { name: 'Egg Biryani', categoryId: 'mains', diet: 'egg', price: 24_000 },
  { name: 'Butter Naan', categoryId: 'breads', diet: 'veg', price: 5_500 },
  { name: 'Masala Chai', categoryId: 'drinks', diet: 'veg', price: 3_000 },
];

/** The dishes of a new store. */
export function seedMenu(): Dish[] {
  return MENU.map((dish, index) => ({
    id: `dish-${index + 1}`,
    subtitle: '',
    about: `${dish.name}, made fresh for each order`,
    label: '',
    listPrice: dish.price,
    servings: 1,
    isListed: true,
    isAvailable: true,
    isRecommended: index === 0,
    isAllDay: true,
    photo: null,
    ...dish,
  }));
}
