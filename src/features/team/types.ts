import type { Extra } from '../../core/contracts';
import type { Wire } from '../../core/format/wireValues';
import type { Permission } from '../../core/permissions/permissions';
import type { Role } from './roles';

export interface TeamMember {
  /** `''` if the server sent no valid id: the member can be viewed but not changed. */
  id: string;
  name: string;
  phone: string;
  email: string;
  /** `null` for a role that the form does not offer; `roleName` contains its name. */
  role: Role | null;
  roleName: string;
  permissions: readonly Permission[];
  isActive: boolean;
  extra: Extra;
  /** The record as the server sent it, for fields of the host. */
  wire?: Wire;
}

export interface MemberValues {
  name: string;
  phone: string;
  email: string;
  /** `''` until a role is picked. */
  role: Role | '';
  permissions: Permission[];
}

export interface MemberDraft extends MemberValues {
  role: Role;
  isActive: boolean;
}

/** The two forms have different messages (b53). */
export type Wording = 'page' | 'modal';
