import type { Dish, Merchant, Order } from './api.ts';
import { seedMenu } from './seed/menu.ts';
import { seedOrders } from './seed/orders.ts';

/** Everything that the server stores, in memory. Orders and dishes are stored by the id of their store. */
export interface Data {
  merchants: Merchant[];
  orders: Map<string, Order[]>;
  dishes: Map<string, Dish[]>;
}

export interface NewMerchant extends Pick<Merchant, 'fullName' | 'phone' | 'email'> {
  storeName: string;
}

/** Adds a merchant with a new store, which has the sample menu and no orders. */
export function addMerchant(data: Data, { storeName, ...contact }: NewMerchant): Merchant {
  const number = data.merchants.length + 1;
  const store = { id: `store-${number}`, name: storeName };
  const merchant: Merchant = { id: `merchant-${number}`, ...contact, store };
  data.merchants.push(merchant);
  data.dishes.set(store.id, seedMenu());
  data.orders.set(store.id, []);
  return merchant;
}

/** The sample data: one merchant with a menu, open orders and a history. */
export function createData(now = Date.now()): Data {
  const data: Data = { merchants: [], orders: new Map(), dishes: new Map() };
  const { store } = addMerchant(data, {
    fullName: 'Asha Sample',
    phone: '+916000000001',
    email: 'asha@tiffin.example',
    storeName: 'Saffron Kitchen',
  });
  data.orders.set(store.id, seedOrders(data.dishes.get(store.id) ?? [], now));
  return data;
}
