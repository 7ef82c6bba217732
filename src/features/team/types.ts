import type { Permission } from '../../core/permissions/catalogue';
import type { Role } from './roles';

/** Someone who works in the restaurant, beside its owner. */
export interface TeamMember {
  /** `''` when the server gave none that can be used: such a member can only be looked at. */
  id: string;
  name: string;
  phone: string;
  email: string;
  /** `null` for a role that the form does not offer; `roleName` then says which. */
  role: Role | null;
  roleName: string;
  permissions: readonly Permission[];
  isActive: boolean;
}

/** What the form edits. */
export interface MemberValues {
  name: string;
  phone: string;
  email: string;
  /** `''` until one is picked. */
  role: Role | '';
  permissions: Permission[];
}

/** What is sent. */
export interface MemberDraft extends MemberValues {
  role: Role;
  isActive: boolean;
}

/** The two forms and their two sets of words (decision b53). */
export type Wording = 'page' | 'modal';
