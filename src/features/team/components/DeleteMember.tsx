import { useMemo } from 'react';
import { useText } from '../../../core/messages/useText';
import { useWrite } from '../../../core/state/useWrite';
import { Banner } from '../../../ui/primitives/Banner';
import { ConfirmDialog } from '../../../ui/primitives/overlay/ConfirmDialog';
import messages from '../messages.en.json';
import { createDeleteMemberAtom } from '../mutations';
import { toastOf } from '../toastOf';
import type { TeamMember } from '../types';

interface DeleteMemberProps {
  member: TeamMember;
  onClose: () => void;
}

export function DeleteMember({ member, onClose }: DeleteMemberProps) {
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
