/** The twelve permissions in the order of the API (B3). */
export const PERMISSIONS = [
  'menu_management',
  'menu_item_stock',
  'store_online_offline',
  'manage_team',
  'payments',
  'orders_accept_decline',
  'orders_status_update',
  'order_history',
  'offers',
  'business_profile',
  'settings',
  'product_management',
] as const;

export type Permission = (typeof PERMISSIONS)[number];
