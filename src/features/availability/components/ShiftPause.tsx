import { useAtomValue } from 'jotai';
import { Pause } from 'lucide-react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import messages from '../messages.en.json';
import { useAvailability } from '../useAvailability';
import { PauseDialog } from './PauseDialog';

/** The pause in the header: its end and a button that resumes, or a button that pauses. */
export function ShiftPause() {
  const text = useText(messages);
  const { time } = useAtomValue(formatsAtom);
  const { has, state, isPaused, resume, question, ask, dialog } = useAvailability();
  return (
    <>
      {isPaused && (
        <strong>
          {text(state.unsure ? 'maybePausedShort' : 'pausedShort', { at: time(state.pausedUntil) })}
        </strong>
      )}
      {has('store.pause') && isPaused && (
        <Button size="sm" isBusy={dialog.isBusy} blockedBy={dialog.blockedBy} onClick={resume}>
          {text('resume')}
        </Button>
      )}
      {has('store.pause') && !isPaused && (
        <Button size="sm" icon={<Pause size={16} />} onClick={() => ask('pause')}>
          {text('pauseConfirm')}
        </Button>
      )}
      {question === 'pause' && <PauseDialog {...dialog} />}
    </>
  );
}
