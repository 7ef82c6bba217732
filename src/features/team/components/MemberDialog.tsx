import { useText } from '../../../core/messages/useText';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import type { TeamMember } from '../data';
import messages from '../messages.en.json';
import { MemberFields, MemberOfHost, useMemberForm } from './MemberForm';

interface MemberDialogProps {
  /** The member to edit; without one, a member is added. */
  member?: TeamMember | undefined;
  onClose: () => void;
}

/** The form in a dialog over the list, with its own set of messages (b53). */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const text = useText(messages);
  const { form, fields, onSubmit, isBusy, leave, problem } = useMemberForm({
    member,
    wording: 'modal',
    onSaved: onClose,
  });
  return (
    <FormDialog
      size="md"
      title={text(member ? 'editTitle' : 'addTitle')}
      submitLabel={text('submit')}
      hasCancel
      isBusy={isBusy}
      onSubmit={onSubmit}
      onClose={() => leave(onClose)}
    >
      <MemberOfHost fields={fields} member={member}>
        <MemberFields form={form} fields={fields} problem={problem} />
      </MemberOfHost>
    </FormDialog>
  );
}
