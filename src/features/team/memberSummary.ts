import type { MemberSummary } from '../../core/contracts';
import type { TeamMember } from './data';

/** The fields of a member for the host, without name, phone and e-mail. */
export function toMemberSummary(member: TeamMember): MemberSummary {
  const { id, roleName, isActive, permissions, extra } = member;
  return { id, role: roleName, isActive, permissions, extra };
}
