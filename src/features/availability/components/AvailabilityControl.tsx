import { useAtomValue } from 'jotai';
import { Pause, Timer } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { timeLeft } from '../../../core/format/timeLeft';
import { useText } from '../../../core/messages/useText';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { useNow } from '../../../ui/patterns/useClock';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { Row, Stack } from '../../../ui/primitives/layout/Layout';
import { figures } from '../../../ui/theme/theme';
import type { Availability } from '../data';
import messages from '../messages.en.json';
import { useAvailability } from '../useAvailability';
import { type AvailabilityDialogProps, PauseDialog } from './PauseDialog';

/** Pauses new orders or promises more time, if the backend supports it. */
export function AvailabilityControl() {
  const text = useText(messages);
  const { has, state, isPaused, resume, question, ask, dialog } = useAvailability();
  return (
    <Stack gap={3}>
      {isPaused && (
        <Paused
          state={state}
          isOnlyHere={!has('store.state')}
          onResume={has('store.pause') ? resume : undefined}
          isBusy={dialog.isBusy}
          blockedBy={dialog.blockedBy}
        />
      )}
      <Row>
        {has('store.pause') && (
          <Button icon={<Pause size={18} />} onClick={() => ask('pause')}>
            {text(isPaused ? 'changePause' : 'pause')}
          </Button>
        )}
        {has('store.busy') && (
          <Button icon={<Timer size={18} />} onClick={() => ask('busy')}>
            {state.busyMinutes > 0 ? text('busyNow', { count: state.busyMinutes }) : text('busy')}
          </Button>
        )}
      </Row>
      {question === 'pause' && <PauseDialog {...dialog} />}
      {question === 'busy' && <BusyDialog {...dialog} minutes={state.busyMinutes} />}
    </Stack>
  );
}

interface PausedProps {
  state: Availability;
  /** Whether only this device knows about the pause. */
  isOnlyHere: boolean;
  onResume: (() => void) | undefined;
  isBusy: boolean;
  blockedBy: string | undefined;
}

const TITLES = { pause: 'maybePaused', resume: 'maybeStillPaused' } as const;

function Paused({ state, isOnlyHere, onResume, isBusy, blockedBy }: PausedProps) {
  const { pausedUntil, unsure, reason } = state;
  const text = useText(messages);
  const { time } = useAtomValue(formatsAtom);
  return (
    <Banner
      tone="warning"
      action={
        onResume && (
          <Button size="sm" isBusy={isBusy} blockedBy={blockedBy} onClick={onResume}>
            {text('resume')}
          </Button>
        )
      }
    >
      <strong>{text(unsure ? TITLES[unsure] : 'pausedTitle', { at: time(pausedUntil) })}</strong>{' '}
      <Countdown until={pausedUntil ?? 0} />
      {reason && <p>{text('pausedReason', { reason: text(reason) })}</p>}
      {unsure && <p>{text('lost')}</p>}
      {isOnlyHere && !unsure && <p>{text('pausedHere')}</p>}
    </Banner>
  );
}

const Time = styled.span`
  ${figures}
  white-space: nowrap;
`;

/** Hidden from screen readers, which would announce it every second; the end of the pause is next to it. */
function Countdown({ until }: { until: number }) {
  const text = useText(messages);
  const { digits } = useAtomValue(formatsAtom);
  const now = useNow(1000);
  return (
    <Time role="timer" aria-live="off">
      {text('left', { time: digits(timeLeft(until - now)) })}
    </Time>
  );
}

interface BusyDialogProps extends AvailabilityDialogProps {
  /** The extra minutes that apply now. */
  minutes: number;
}

const BUSY_MINUTES = [0, 10, 20] as const;

function BusyDialog({ minutes, onChange, ...dialog }: BusyDialogProps) {
  const text = useText(messages);
  const [chosen, setChosen] = useState(minutes);
  return (
    <FormDialog
      {...dialog}
      title={text('busyTitle')}
      description={text('busyText')}
      submitLabel={text('save')}
      onSubmit={() => onChange({ kind: 'busy', minutes: chosen })}
    >
      <ChoiceGroup<number>
        isEven
        label={text('moreTime')}
        options={BUSY_MINUTES.map((value) => ({
          value,
          label: value === 0 ? text('notBusy') : text('plusMinutes', { count: value }),
        }))}
        value={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  );
}
