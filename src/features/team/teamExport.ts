import type { Translate } from '../../core/messages/messages';
import { labelOf } from '../../core/permissions/catalogue';
import type permissionMessages from '../../core/permissions/messages.en.json';
import { type ExportColumn, ITEM_SEPARATOR } from '../../ui/patterns/export/exportTable';
import type { TeamMember } from './data';
import type messages from './messages.en.json';

export function teamExport(
  text: Translate<keyof typeof messages>,
  permission: Translate<keyof typeof permissionMessages>,
): readonly ExportColumn<TeamMember>[] {
  return [
    { header: text('columnMember'), value: ({ name }) => name },
    { header: text('phone'), value: ({ phone }) => phone },
    { header: text('email'), value: ({ email }) => email },
    {
      header: text('columnRole'),
      value: ({ role, roleName }) => (role ? text(role) : roleName),
    },
    {
      header: text('permissions'),
      value: ({ permissions }) =>
        permissions.map((one) => permission(labelOf(one))).join(ITEM_SEPARATOR),
    },
    {
      header: text('columnActive'),
      value: ({ isActive }) => text(isActive ? 'active' : 'inactive'),
    },
  ];
}
