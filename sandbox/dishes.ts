import type { OrderItem } from './resources/orders/schema.ts';

export type Dish = Omit<OrderItem, 'quantity'>;

/** The dishes that simulated customers order. */
export const dishes: readonly Dish[] = [
  { name: 'Paneer Tikka', variant: 'Half', price: 140, diet: 'veg' },
  { name: 'Paneer Tikka', variant: 'Full', price: 240, diet: 'veg' },
  { name: 'Chicken 65', variant: 'Regular, Dry', price: 260, diet: 'non_veg' },
  { name: 'Egg Pepper Fry', price: 150, diet: 'egg' },
  { name: 'Paneer Butter Masala', variant: 'Half', price: 170, diet: 'veg' },
  { name: 'Paneer Butter Masala', variant: 'Full', price: 280, diet: 'veg' },
  { name: 'Dal Makhani', price: 220, diet: 'veg' },
  { name: 'Butter Chicken', variant: 'Half, Boneless', price: 210, diet: 'non_veg' },
  { name: 'Butter Naan', price: 55, diet: 'veg' },
  { name: 'Tandoori Roti', price: 25, diet: 'veg' },
  { name: 'Chicken Dum Biryani', variant: 'Half', price: 190, diet: 'non_veg' },
  { name: 'Chicken Dum Biryani', variant: 'Full', price: 290, diet: 'non_veg' },
  { name: 'Egg Biryani', price: 200, diet: 'egg' },
  { name: 'Masala Dosa', price: 100, diet: 'veg' },
  { name: 'Idli (2)', price: 55, diet: 'veg' },
  { name: 'Gobi Manchurian', variant: 'Dry', price: 170, diet: 'veg' },
  { name: 'Egg Fried Rice', price: 180, diet: 'egg' },
  { name: 'Gulab Jamun (2)', price: 60, diet: 'veg' },
  { name: 'Sweet Lassi', price: 80, diet: 'veg' },
  { name: 'Masala Chai', price: 25, diet: 'veg' },
];
