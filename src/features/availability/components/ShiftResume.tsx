import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import messages from '../messages.en.json';
import { useAvailability } from '../useAvailability';

/** Ends a pause from the header. */
export function ShiftResume() {
  const text = useText(messages);
  const { has, isPaused, resume, dialog } = useAvailability();
  if (!isPaused || !has('store.pause')) return null;
  return (
    <Button size="sm" isBusy={dialog.isBusy} blockedBy={dialog.blockedBy} onClick={resume}>
      {text('resume')}
    </Button>
  );
}
