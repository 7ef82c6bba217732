import type { TeamMemberRow } from './schema.ts';

export function presentMember(row: TeamMemberRow) {
  return {
    _id: row.id,
    team_member_id: row.memberId,
    name: row.name,
    email: row.email,
    phone: Number(row.phone),
    roles: row.role,
    permissions: row.permissions,
    is_active: row.isActive,
    restaurant_id: row.restaurantId,
  };
}
