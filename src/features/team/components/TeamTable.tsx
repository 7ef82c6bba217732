import { Pencil, Trash2, UserPen } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OwnColumn } from '../../../core/contracts';
import { NOTHING } from '../../../core/format/nothing';
import type { Translate } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import { PERMISSIONS } from '../../../core/permissions/permissions';
import uiMessages from '../../../ui/messages.en.json';
import { HostMenu } from '../../../ui/patterns/host/HostMenu';
import { useHostColumns } from '../../../ui/patterns/host/useHostColumns';
import { DataTable } from '../../../ui/patterns/table/DataTable';
import type { DataColumn, TableControl } from '../../../ui/patterns/table/dataTableModel';
import { ButtonLink } from '../../../ui/primitives/Button';
import { Switch } from '../../../ui/primitives/form/Toggle';
import { Row } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { box, color, font, space } from '../../../ui/theme/theme';
import { type TeamMember, toMemberSummary } from '../data';
import { editAddress } from '../links';
import messages from '../messages.en.json';

const Name = styled.div`
  font-weight: ${font.weight.strong};
`;

const Quiet = styled.div`
  color: ${color.textMuted};
`;

/** Two lines in a table, one line in a card. */
const Contact = styled(Quiet)`
  display: grid;
  ${box.narrow} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space[2]};
    font-size: ${font.size.xs};
    line-height: ${font.line.tight};
  }
`;

/** The menu of a card has this link too. */
const TableLink = styled(ButtonLink)`
  ${box.narrow} {
    display: none;
  }
`;

export interface TeamTableActions {
  onToggle: (member: TeamMember, isActive: boolean) => Promise<void>;
  onEdit: (member: TeamMember) => void;
  onDelete: (member: TeamMember) => void;
}

type Text = Translate<keyof typeof messages>;

export function useTeamColumns({ onToggle, onEdit, onDelete }: TeamTableActions) {
  const text = useText(messages);
  const portalColumns = useMemo(
    () => columnsOf(text, { onToggle, onEdit, onDelete }),
    [text, onToggle, onEdit, onDelete],
  );
  return useHostColumns('team', portalColumns, toMemberSummary);
}

interface TeamTableProps {
  team: readonly TeamMember[];
  columns: readonly DataColumn<TeamMember>[];
  control: TableControl;
}

export function TeamTable({ team, columns, control }: TeamTableProps) {
  const text = useText(messages);
  return (
    <DataTable
      caption={text('teamCaption')}
      columns={columns}
      rows={team}
      rowId={({ id }) => id}
      empty={null}
      control={control}
    />
  );
}

interface Column extends DataColumn<TeamMember> {
  id: OwnColumn<'team'>['id'];
}

function columnsOf(text: Text, actions: TeamTableActions): Column[] {
  return [
    {
      id: 'name',
      header: text('columnMember'),
      value: ({ name }) => name,
      cell: (member) => (
        <>
          <Name>{member.name || text('nameless')}</Name>
          <Contact>
            <bdi>{member.phone}</bdi>
            <bdi>{member.email}</bdi>
          </Contact>
        </>
      ),
      card: { line: 1, side: 'start' },
    },
    {
      id: 'role',
      header: text('columnAccess'),
      value: (member) => roleLabel(text, member),
      cell: (member) => (
        <>
          <div>{roleLabel(text, member)}</div>
          <Quiet>{accessLabel(text, member)}</Quiet>
        </>
      ),
      card: { line: 1, side: 'end' },
    },
    {
      id: 'active',
      header: text('columnActive'),
      value: ({ isActive }) => text(isActive ? 'active' : 'inactive'),
      cell: (member) => <ActiveCell member={member} onToggle={actions.onToggle} />,
      card: { line: 2, side: 'start' },
    },
    {
      id: 'actions',
      header: text('columnActions'),
      value: () => null,
      cell: (member) => <ActionsCell member={member} {...actions} />,
      align: 'end',
      isSortable: false,
      card: { line: 2, side: 'end' },
    },
  ];
}

function ActiveCell({
  member,
  onToggle,
}: { member: TeamMember } & Pick<TeamTableActions, 'onToggle'>) {
  const text = useText(messages);
  const { id, name, isActive } = member;
  return (
    <Row isOneLine>
      <Switch
        label={text('activeSwitch', { name: name || text('nameless') })}
        isLabelHidden
        checked={isActive}
        disabled={id === ''}
        onChange={(next) => void onToggle(member, next)}
      />
      <StatusChip
        tone={isActive ? 'success' : 'neutral'}
        label={text(isActive ? 'active' : 'inactive')}
      />
    </Row>
  );
}

function ActionsCell({ member, onEdit, onDelete }: { member: TeamMember } & TeamTableActions) {
  const text = useText(messages);
  const uiText = useText(uiMessages);
  const name = member.name || text('nameless');
  const navigate = useNavigate();
  if (!member.id) return null;
  const items = [
    {
      id: 'edit',
      label: text('edit'),
      icon: <UserPen size={16} />,
      onSelect: () => void navigate(editAddress(member.id)),
    },
    {
      id: 'quickEdit',
      label: text('quickEdit'),
      icon: <Pencil size={16} />,
      onSelect: () => onEdit(member),
    },
    {
      id: 'delete',
      label: uiText('delete'),
      icon: <Trash2 size={16} />,
      onSelect: () => onDelete(member),
      isDanger: true,
    },
  ];
  return (
    <Row isOneLine justify="end">
      <TableLink size="sm" to={editAddress(member.id)} aria-label={text('editNamed', { name })}>
        {text('edit')}
      </TableLink>
      <HostMenu
        kind="member"
        toRecord={() => toMemberSummary(member)}
        label={text('moreFor', { name })}
        items={items}
      />
    </Row>
  );
}

function roleLabel(text: Text, { role, roleName }: TeamMember): string {
  return role ? text(role) : roleName || NOTHING;
}

function accessLabel(text: Text, { permissions }: TeamMember): string {
  const count = permissions.length;
  return count === PERMISSIONS.length ? text('accessAll') : text('accessSome', { count });
}
