import { PERMISSIONS, type Permission } from '../../core/permissions/permissions';

/** The roles in the order of their ids in the API, which start at 1 (B3). */
export const ROLES = ['cook', 'manager', 'accountant', 'custom'] as const;

export type Role = (typeof ROLES)[number];

const COOK: readonly Permission[] = [
  'orders_accept_decline',
  'orders_status_update',
  'order_history',
];

/** The permissions that a role preselects; Custom does not change the selection (B4). */
export function presetOf(role: Role, selected: readonly Permission[]): readonly Permission[] {
  switch (role) {
    case 'manager':
      return PERMISSIONS;
    case 'accountant':
      return ['payments'];
    case 'cook':
      return COOK;
    case 'custom':
      return selected;
  }
}

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
