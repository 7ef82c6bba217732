import type { SandboxContext } from './context.ts';
import { GULF_DEMO_PHONE } from './demoPhones.ts';
import { buildOrder } from './factories.ts';
import { kycPersona } from './personas.ts';
import { createRandom } from './random.ts';
import { resources } from './resources/index.ts';
import type { CategoryName, Dish } from './resources/menu/dishes.ts';
import { seedMenu } from './resources/menu/seed.ts';
import { orders } from './resources/orders/schema.ts';
import { createVendor } from './resources/sign-in/createVendor.ts';

const DISHES: readonly Dish[] = [
  dish('Hummus', 'Starters', 'veg', 22),
  dish('Fattoush', 'Starters', 'veg', 26),
  dish('Lentil Soup', 'Starters', 'veg', 18),
  dish('Mixed Grill', 'Mains', 'non_veg', 64),
  dish('Chicken Shawarma Plate', 'Mains', 'non_veg', 38),
  dish('Falafel Wrap', 'Mains', 'veg', 19),
  dish('Saj Bread', 'Breads', 'veg', 6),
  dish('Kunafa', 'Sweets', 'veg', 28),
  dish('Mint Lemonade', 'Drinks', 'veg', 15),
];

function dish(name: string, category: CategoryName, diet: 'veg' | 'non_veg', price: number): Dish {
  return { name, category, diet, basePrice: price, sellingPrice: price };
}

const ITEMS = [
  { name: 'Mixed Grill', quantity: 1, price: 64, diet: 'non_veg' as const },
  { name: 'Hummus', quantity: 2, price: 22, diet: 'veg' as const },
];

/** The status, the age in minutes and the customer of each order. */
const ORDERS = [
  ['waiting_for_confirmation', 1, 'Omar Sample'],
  ['waiting_for_confirmation', 3, 'Layla Demo'],
  ['cooking', 14, 'Sara Example'],
  ['ready_to_pickup', 31, 'Yusuf Placeholder'],
  ['completed', 90, 'Mariam Sample'],
] as const;

/** Seeds a small restaurant outside of India. */
export async function seedGulfDemo(sandbox: SandboxContext): Promise<void> {
  const { clock, db } = sandbox;
  const vendor = await createVendor(sandbox, {
    phone: GULF_DEMO_PHONE,
    name: 'Demo Owner (Dubai)',
    restaurantName: 'Marina Grill',
    email: 'owner@marina-grill.example',
    dateOfFounding: '2021-02-01',
    profile: {
      about: 'Grills and salads, prepared to order.',
      address: '4 Example Walk, Demo Marina, Dubai',
      location: { type: 'Point', coordinates: [55.1387, 25.0805] },
    },
    ...kycPersona('approved', clock.now()),
  });
  if (!vendor) return;
  const { restaurantId } = vendor;
  await seedMenu(sandbox, restaurantId, DISHES);
  for (const name of ['payments', 'timings']) {
    const ids = { restaurantId, vendorId: vendor.id };
    await resources[name]?.seedDemo?.(sandbox, ids, createRandom(7));
  }
  const rows = ORDERS.map(([status, minutes, customerName], index) =>
    buildOrder(clock, {
      restaurantId,
      orderNumber: `DUBAI-${1001 + index}`,
      createdAt: clock.now() - minutes * 60_000,
      status,
      customerName,
      items: ITEMS,
      coupon: 0,
      paymentMethod: 'card',
      address: { phone: '500000099', address: '12 Example Street, Demo Marina, Dubai' },
    }),
  );
  await db.insert(orders).values(rows);
}
