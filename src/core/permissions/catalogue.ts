import { PERMISSIONS, type Permission } from './permissions';

/** Two message keys of each permission. Separate from the list, because the first screens show no permissions. */
const TEXTS = {
  menu_management: { label: 'menuManagement', can: 'canManageMenu' },
  menu_item_stock: { label: 'menuItemStock', can: 'canSwitchStock' },
  store_online_offline: { label: 'storeOnline', can: 'canSwitchStore' },
  manage_team: { label: 'manageTeam', can: 'canManageTeam' },
  payments: { label: 'payments', can: 'canSeePayments' },
  orders_accept_decline: { label: 'ordersAccept', can: 'canAcceptOrders' },
  orders_status_update: { label: 'ordersStatus', can: 'canMoveOrders' },
  order_history: { label: 'orderHistory', can: 'canSeeHistory' },
  offers: { label: 'offers', can: 'canManageOffers' },
  business_profile: { label: 'businessProfile', can: 'canEditProfile' },
  settings: { label: 'settings', can: 'canChangeSettings' },
  product_management: { label: 'productManagement', can: 'canManageProducts' },
} as const satisfies Record<Permission, { label: string; can: `can${string}` }>;

/** The permissions with their texts, in the order of the API. */
export const CATALOGUE = PERMISSIONS.map((value) => ({ value, ...TEXTS[value] }));

export function labelOf(permission: Permission) {
  return TEXTS[permission].label;
}
