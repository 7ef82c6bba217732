import type { Grant } from './schema.ts';

const ROLES = ['cook', 'manager', 'accountant', 'customer'] as const;
export type RoleName = (typeof ROLES)[number];

const PERMISSIONS = [
  'all',
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
export type PermissionName = (typeof PERMISSIONS)[number];

export function isPermissionName(value: unknown): value is PermissionName {
  return PERMISSIONS.some((name) => name === value);
}

export function role(name: RoleName): Grant {
  return { id: ROLES.indexOf(name) + 1, name, active: true };
}

export function permissions(...names: PermissionName[]): Grant[] {
  return names.map((name) => ({ id: PERMISSIONS.indexOf(name) + 1, name, active: true }));
}

export function everyPermission(): Grant[] {
  return permissions(...PERMISSIONS);
}
