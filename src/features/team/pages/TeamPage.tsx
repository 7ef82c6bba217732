import { useAtomValue } from 'jotai';
import { Plus, UserPlus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { Translate } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { labelOf } from '../../../core/permissions/catalogue';
import permissionMessages from '../../../core/permissions/messages.en.json';
import { restaurantIdAtom } from '../../../core/state/services';
import { useListSwitch } from '../../../core/state/useListSwitch';
import { useWrite } from '../../../core/state/useWrite';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import { type ExportColumn, ITEM_SEPARATOR } from '../../../ui/patterns/export/exportTable';
import { hostExport } from '../../../ui/patterns/host/useHostColumns';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { inTableOrder, useOwnView } from '../../../ui/patterns/table/dataTableModel';
import { Banner } from '../../../ui/primitives/Banner';
import { ButtonLink } from '../../../ui/primitives/Button';
import { AlertDialog } from '../../../ui/primitives/overlay/AlertDialog';
import { ConfirmDialog } from '../../../ui/primitives/overlay/ConfirmDialog';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { box } from '../../../ui/theme/theme';
import { MemberDialog } from '../components/MemberDialog';
import { TeamTable, useTeamColumns } from '../components/TeamTable';
import {
  createDeleteMemberAtom,
  setMemberActiveAtom,
  type TeamMember,
  teamAtom,
  teamKeys,
  toastOf,
} from '../data';
import messages from '../messages.en.json';

type Open = { dialog: 'add' } | { dialog: 'edit' | 'delete'; member: TeamMember } | null;

/** On a phone, the title and the actions fit in one row without the icon. */
const AddLink = styled(ButtonLink)`
  ${box.narrow} {
    & > svg {
      display: none;
    }
  }
`;

/** `/team` (B2) */
export function TeamPage() {
  const text = useText(messages);
  const query = useAtomValue(teamAtom);
  const { toggle, failed, forget } = useMemberSwitch();
  const [open, setOpen] = useState<Open>(null);
  const onEdit = useCallback((member: TeamMember) => setOpen({ dialog: 'edit', member }), []);
  const onDelete = useCallback((member: TeamMember) => setOpen({ dialog: 'delete', member }), []);
  const close = () => setOpen(null);
  const permission = useText(permissionMessages);
  const columns = useTeamColumns({ onToggle: toggle, onEdit, onDelete });
  const control = useOwnView(10);
  const addLink = (
    <AddLink variant="primary" to={paths.addTeamMember}>
      <Plus size={18} />
      {text('addMember')}
    </AddLink>
  );
  const quickAdd = {
    id: 'add',
    label: text('quickAdd'),
    icon: <UserPlus size={16} />,
    onSelect: () => setOpen({ dialog: 'add' }),
  };
  return (
    <Page
      title={text('team')}
      action={addLink}
      secondary={
        <ExportButton
          name={text('team')}
          count={query.data?.length ?? 0}
          read={() => ({
            columns: [...teamExport(text, permission), ...hostExport(columns)],
            rows: inTableOrder(columns, query.data ?? [], control.view.sort),
          })}
          menu={[quickAdd]}
        />
      }
    >
      <QueryView
        query={query}
        empty={
          <ListEmpty text={text('empty')} help={text(query.data ? 'emptyHelp' : 'loadHelp')} />
        }
        skeleton={<Skeleton count={4} height="84px" />}
      >
        {(team) => <TeamTable {...{ team, columns, control }} />}
      </QueryView>
      {open?.dialog === 'add' && <MemberDialog onClose={close} />}
      {open?.dialog === 'edit' && <MemberDialog member={open.member} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteMember member={open.member} onClose={close} />}
      <AlertDialog
        isOpen={failed !== null}
        title={text('toggleFailed')}
        description={text(failed?.row.isActive ? 'stillActive' : 'stillInactive', {
          name: failed?.row.name || text('nameless'),
        })}
        reason={failed?.reason}
        onClose={forget}
      />
    </Page>
  );
}

function useMemberSwitch() {
  const text = useText(messages);
  const restaurantId = useAtomValue(restaurantIdAtom);
  return useListSwitch<TeamMember>(setMemberActiveAtom, {
    group: 'team',
    queryKey: teamKeys.list(restaurantId),
    put: (member, isActive) => ({ ...member, isActive }),
    done: ({ name }, isActive, message) =>
      message || text(isActive ? 'memberActive' : 'memberInactive', { name }),
  });
}

function teamExport(
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

interface DeleteMemberProps {
  member: TeamMember;
  onClose: () => void;
}

function DeleteMember({ member, onClose }: DeleteMemberProps) {
  const text = useText(messages);
  const { run, isBusy, problem } = useWrite(
    useMemo(() => createDeleteMemberAtom(member.id), [member.id]),
    {
      group: 'team',
      done: (message) => message || text('memberDeleted'),
      failed: (failure) => toastOf(failure) || text('operationFailed'),
      reasons: { refused: text('operationFailed'), lost: text('deleteLost') },
      onDone: onClose,
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={text('deleteTitle', { name: member.name || text('nameless') })}
      description={text('deleteText')}
      isBusy={isBusy}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
    </ConfirmDialog>
  );
}
