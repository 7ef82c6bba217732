import { seedMenu } from './seed/menu.ts';
import { seedOrders } from './seed/orders.ts';
import type { Vendor } from './types.ts';

type Contact = Pick<Vendor, 'name' | 'phone' | 'email'>;

/** A new vendor, whose restaurant has the sample menu. */
export function createVendor(number: number, contact: Contact, restaurant: string): Vendor {
  return {
    id: `v${number}`,
    ...contact,
    restaurant: { id: `r${number}`, name: restaurant, orders: [], menu: seedMenu() },
  };
}

/** The sample data: one vendor with a menu, open orders and a history. */
export function createData(now = Date.now()): Vendor[] {
  const contact = { name: 'Meena Sample', phone: '6000000001', email: 'meena@bento.example' };
  const vendor = createVendor(1, contact, 'Bento Corner');
  vendor.restaurant.orders = seedOrders(vendor.restaurant.menu, now);
  return [vendor];
}
