/** The twelve permissions in the order of the API, each with two message keys (B3). */
export const CATALOGUE = [
  { value: 'menu_management', label: 'menuManagement', can: 'canManageMenu' },
  { value: 'menu_item_stock', label: 'menuItemStock', can: 'canSwitchStock' },
  { value: 'store_online_offline', label: 'storeOnline', can: 'canSwitchStore' },
  { value: 'manage_team', label: 'manageTeam', can: 'canManageTeam' },
  { value: 'payments', label: 'payments', can: 'canSeePayments' },
  { value: 'orders_accept_decline', label: 'ordersAccept', can: 'canAcceptOrders' },
  { value: 'orders_status_update', label: 'ordersStatus', can: 'canMoveOrders' },
  { value: 'order_history', label: 'orderHistory', can: 'canSeeHistory' },
  { value: 'offers', label: 'offers', can: 'canManageOffers' },
  { value: 'business_profile', label: 'businessProfile', can: 'canEditProfile' },
  { value: 'settings', label: 'settings', can: 'canChangeSettings' },
  { value: 'product_management', label: 'productManagement', can: 'canManageProducts' },
] as const;

export type Permission = (typeof CATALOGUE)[number]['value'];

export const PERMISSIONS: readonly Permission[] = CATALOGUE.map(({ value }) => value);

const BY_VALUE = new Map(CATALOGUE.map((entry) => [entry.value, entry]));

export function labelOf(permission: Permission): (typeof CATALOGUE)[number]['label'] {
  return (BY_VALUE.get(permission) ?? CATALOGUE[0]).label;
}
