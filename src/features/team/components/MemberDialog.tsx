import { useId } from 'react';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import messages from '../messages.en.json';
import type { TeamMember } from '../types';
import { useMemberForm } from '../useMemberForm';
import { MemberFields } from './MemberFields';

interface MemberDialogProps {
  /** The member to edit; without one, a member is added. */
  member?: TeamMember | undefined;
  onClose: () => void;
}

/** The form in a dialog over the list, with its own set of messages (b53). */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const text = useText(messages);
  const formId = useId();
  const { form, onSubmit, isSaving, leave, problem } = useMemberForm({
    member,
    wording: 'modal',
    onSaved: onClose,
  });
  const close = () => leave(onClose);
  return (
    <Dialog
      isOpen
      size="md"
      title={text(member ? 'editTitle' : 'addTitle')}
      onClose={close}
      isBusy={isSaving}
      actions={
        <>
          <Button onClick={close} disabled={isSaving}>
            {text('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isSaving}>
            {text('submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <MemberFields form={form} problem={problem} member={member} />
      </form>
    </Dialog>
  );
}
