import { atom } from 'jotai';
import { normalizePath, paths } from '../navigation/paths';
import { vendorAtom } from '../vendor/queries';
import { deniedAtom, type Permission } from './catalogue';

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

/** What each screen needs, the longer path first. A screen that is not named is open to all. */
const SCREENS: readonly (readonly [path: string, needs: Needs])[] = [
  [paths.orders, RIGHTS.seeOrders],
  [paths.orderHistory, ['order_history']],
  // It reads the call of the history and no payment.
  [paths.insights, ['order_history']],
  [paths.team, ['manage_team']],
  [paths.addProduct, RIGHTS.editMenu],
  [paths.foodItemEdit, RIGHTS.editMenu],
  [paths.foodMenu, RIGHTS.setStock],
  [paths.foodItems, RIGHTS.setStock],
  [paths.restaurantProfile, ['business_profile']],
  [paths.rating, ['settings']],
  [paths.paymentLogs, ['payments']],
  [paths.pendingPayouts, ['payments']],
  [paths.offers, ['offers']],
  [paths.timings, [...RIGHTS.editTimings, ...RIGHTS.switchDays]],
  [paths.kycDocuments, ['settings']],
];

export function screenNeeds(pathname: string): Needs {
  const path = `${normalizePath(pathname)}/`;
  return SCREENS.find(([prefix]) => path.startsWith(`${prefix}/`))?.[1] ?? [];
}

/** `null` allows everything (b56). */
export function allows(granted: readonly Permission[] | null, needs: Needs): boolean {
  return !granted || needs.length === 0 || needs.some((need) => granted.includes(need));
}

/** Apart, so that a vendor record with the same permissions renders nothing again. */
const grantedAtom = atom((get) => get(vendorAtom).data?.permissions ?? null);

/**
 * Whether the vendor has one of these permissions. Only for convenience: the server enforces them (T24).
 *
 * @example
 * ```tsx
 * const can = useAtomValue(accessAtom);
 * return can(['orders_accept_decline']) && <AcceptButton />;
 * ```
 */
export const accessAtom = atom((get) => {
  const granted = get(grantedAtom);
  const denied = get(deniedAtom);
  return (needs: Needs) => {
    const open = needs.filter((need) => !denied.includes(need));
    return open.length > 0 || needs.length === 0 ? allows(granted, open) : false;
  };
});
