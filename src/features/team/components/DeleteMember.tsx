import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import { ConfirmDialog } from '../../../ui/primitives/ConfirmDialog';
import messages from '../messages.en.json';
import type { TeamMember } from '../types';
import { useDeleteMember } from '../useDeleteMember';

interface DeleteMemberProps {
  member: TeamMember;
  onClose: () => void;
}

/** Asks once, naming the member. */
export function DeleteMember({ member, onClose }: DeleteMemberProps) {
  const text = useText(messages);
  const { remove, isDeleting, problem } = useDeleteMember(member, onClose);
  return (
    <ConfirmDialog
      isOpen
      title={text('deleteTitle', { name: member.name || text('nameless') })}
      description={text('deleteText')}
      confirmLabel={text('delete')}
      isBusy={isDeleting}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
    </ConfirmDialog>
  );
}
