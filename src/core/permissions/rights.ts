import type { Permission } from './permissions';

/** One of these permissions is enough; an empty list allows everyone. */
export type Needs = readonly Permission[];

export const RIGHTS = {
  answerOrders: ['orders_accept_decline'],
  moveOrders: ['orders_status_update'],
  seeOrders: ['orders_accept_decline', 'orders_status_update'],
  setStock: ['menu_management', 'menu_item_stock', 'product_management'],
  editMenu: ['menu_management', 'product_management'],
  editTimings: ['settings'],
  switchDays: ['store_online_offline'],
} as const satisfies Readonly<Record<string, Needs>>;

/** `null` allows everything (b56). */
export function allows(granted: readonly Permission[] | null, needs: Needs): boolean {
  return !granted || needs.length === 0 || needs.some((need) => granted.includes(need));
}
