import { toExtra } from '../../core/extend/extra';
import { flag, isWire, safeId, toText, type Wire } from '../../core/format/wireValues';
import type { ServerFields } from '../../core/forms/showServerErrors';
import { fromPermissions, isGranted, toPermissions } from '../../core/permissions/grants';
import type { MemberDraft, MemberValues, TeamMember } from './data';
import { isRole, ROLES, type Role } from './roles';

/** The API's name for the role Custom (b51). */
const CUSTOM = 'customer';

export const MEMBER_FIELDS: ServerFields<MemberValues> = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  roles: 'role',
  permissions: 'permissions',
};

export function toMember(wire: Wire, keys?: readonly string[]): TeamMember {
  const roleName = nameOfRole(wire.roles);
  return {
    id: safeId(wire.team_member_id) ?? safeId(wire._id) ?? '',
    name: toText(wire.name),
    phone: toText(wire.phone),
    email: toText(wire.email),
    role: toRole(roleName),
    roleName,
    permissions: toPermissions(wire.permissions) ?? [],
    isActive: flag(wire.is_active),
    extra: toExtra(wire, keys),
  };
}

export function fromDraft(draft: MemberDraft, restaurantId: string): Wire {
  return {
    name: draft.name,
    email: draft.email,
    phone: Number(draft.phone),
    restaurant_id: restaurantId,
    roles: fromRole(draft.role),
    is_active: draft.isActive,
    permissions: fromPermissions(draft.permissions),
  };
}

function fromRole(role: Role): Wire {
  const name = role === 'custom' ? CUSTOM : role;
  return { id: ROLES.indexOf(role) + 1, name, active: true };
}

function toRole(name: string): Role | null {
  const role = name.toLowerCase();
  if (role === CUSTOM) return 'custom';
  return isRole(role) ? role : null;
}

/** The name of the first active role; the value can be a record, a list of records, a name or an id (b52). */
function nameOfRole(value: unknown): string {
  const roles = Array.isArray(value) ? value : [value];
  const active = roles.find((role) => !isWire(role) || isGranted(role.active));
  if (!isWire(active)) return named(active);
  return toText(active.name).trim() || named(active.id);
}

function named(id: unknown): string {
  return ROLES[Number(toText(id) || 0) - 1] ?? toText(id).trim();
}
