import { useText } from '../../../core/messages/useText';
import { ConfirmDialog } from '../../../ui/primitives/ConfirmDialog';
import messages from '../messages.en.json';

interface LeaveQuestionProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asked once before typed things are thrown away. */
export function LeaveQuestion({ isOpen, onLeave, onStay }: LeaveQuestionProps) {
  const text = useText(messages);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('leaveTitle')}
      description={text('leaveText')}
      confirmLabel={text('leave')}
      cancelLabel={text('stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
