import { atom } from 'jotai';
import { paths } from '../navigation/paths';
import { vendorAtom } from '../vendor/queries';
import type { Permission } from './catalogue';

/** Any one of them is enough; none at all means that everybody may. @internal */
export type Needs = readonly Permission[];

/** What somebody needs for each action on an order. @internal */
export const RIGHTS = {
  answerOrders: ['orders_accept_decline'],
  moveOrders: ['orders_status_update'],
  seeOrders: ['orders_accept_decline', 'orders_status_update'],
} as const satisfies Readonly<Record<string, Needs>>;

const MENU: Needs = ['menu_management', 'menu_item_stock', 'product_management'];
const MENU_EDIT: Needs = ['menu_management', 'product_management'];

/** What each screen needs, the longer path first. A screen that is not named is open to all. */
const SCREENS: readonly (readonly [path: string, needs: Needs])[] = [
  [paths.orders, RIGHTS.seeOrders],
  [paths.orderHistory, ['order_history']],
  [paths.team, ['manage_team']],
  [paths.addProduct, MENU_EDIT],
  [paths.foodItemEdit, MENU_EDIT],
  [paths.foodMenu, MENU],
  [paths.foodItems, MENU],
  [paths.restaurantProfile, ['business_profile']],
  [paths.rating, ['settings']],
  [paths.paymentLogs, ['payments']],
  [paths.pendingPayouts, ['payments']],
  [paths.offers, ['offers']],
  [paths.timings, ['settings', 'store_online_offline']],
  [paths.kycDocuments, ['settings']],
];

/** What the screen at this path of the portal needs. @internal */
export function screenNeeds(pathname: string): Needs {
  const path = `${plainPath(pathname)}/`;
  return SCREENS.find(([prefix]) => path.startsWith(`${prefix}/`))?.[1] ?? [];
}

/** Whether someone with these permissions may; without a list everything is open (b56). @internal */
export function allows(granted: readonly Permission[] | null, needs: Needs): boolean {
  return !granted || needs.length === 0 || needs.some((need) => granted.includes(need));
}

/**
 * Answers whether the signed-in person may do something that needs one of these permissions. It
 * spares people screens that the server would refuse; the server alone protects (safety T24).
 *
 * @example
 * ```tsx
 * const can = useAtomValue(accessAtom);
 * return can(['orders_accept_decline']) && <AcceptButton />;
 * ```
 * @internal
 */
export const accessAtom = atom((get) => {
  const granted = get(vendorAtom).data?.permissions ?? null;
  return (needs: Needs) => allows(granted, needs);
});

/** The router minds neither case nor escapes, so neither does this. */
function plainPath(pathname: string): string {
  try {
    return decodeURI(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}
