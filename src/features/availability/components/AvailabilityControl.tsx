import { Pause, Timer } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { isOutcomeUnknown } from '../../../core/api/errors';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { useConnection } from '../../../core/connection/state';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useWrite } from '../../../core/state/useWrite';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Row, Stack } from '../../../ui/primitives/layout/Layout';
import { useClock, useNow } from '../../../ui/patterns/useClock';
import { figures } from '../../../ui/theme/mixins';
import { BusyDialog } from './BusyDialog';
import messages from '../messages.en.json';
import { changeAvailabilityAtom } from '../mutations';
import { PauseDialog } from './PauseDialog';
import { OPEN, availabilityAtom } from '../queries';
import { timeLeft } from '../../../core/format/timeLeft';
import { type Availability, type AvailabilityChange, endsPause } from '../types';

const TITLES = { pause: 'maybePaused', resume: 'maybeStillPaused' } as const;

const Time = styled.span`
  ${figures}
  white-space: nowrap;
`;

type Question = 'pause' | 'busy' | null;

/** Pauses new orders or promises more time, if the backend supports it. */
export function AvailabilityControl() {
  const text = useText(messages);
  const has = useAtomValue(hasCapabilityAtom);
  const { data: state = OPEN } = useAtomValue(availabilityAtom);
  const [question, setQuestion] = useState<Question>(null);
  const close = () => setQuestion(null);
  const { run, isBusy, problem } = useChange(close);
  const isPaused = useIsPaused(state);
  const offline = useConnection() === 'good' ? undefined : text('notReached');
  const dialog = {
    isBusy,
    problem,
    blockedBy: offline,
    onClose: close,
    onChange: (change: AvailabilityChange) => void run(change),
  };
  return (
    <Stack gap={3}>
      {isPaused && (
        <Paused
          state={state}
          isOnlyHere={!has('store.state')}
          onResume={
            has('store.pause')
              ? () => void run({ kind: 'pause', pause: { minutes: 0 } })
              : undefined
          }
          isBusy={isBusy}
          blockedBy={offline}
        />
      )}
      <Row>
        {has('store.pause') && (
          <Button icon={<Pause size={18} />} onClick={() => setQuestion('pause')}>
            {text(isPaused ? 'changePause' : 'pause')}
          </Button>
        )}
        {has('store.busy') && (
          <Button icon={<Timer size={18} />} onClick={() => setQuestion('busy')}>
            {state.busyMinutes > 0 ? text('busyNow', { count: state.busyMinutes }) : text('busy')}
          </Button>
        )}
      </Row>
      {question === 'pause' && <PauseDialog {...dialog} />}
      {question === 'busy' && <BusyDialog {...dialog} minutes={state.busyMinutes} />}
    </Stack>
  );
}

function useChange(onDone: () => void) {
  const text = useText(messages);
  const done = (change: AvailabilityChange) => {
    if (change.kind === 'busy') return text(change.minutes === 0 ? 'busyEnded' : 'busySaved');
    return text(endsPause(change.pause) ? 'resumed' : 'paused');
  };
  return useWrite(changeAvailabilityAtom, {
    group: 'availability',
    done: (_answer, change) => done(change),
    failed: (failure, change) => text(isOutcomeUnknown(failure) ? lostOf(change) : 'failed'),
    reasons: { refused: text('failed'), lost: text('lost') },
    onDone,
  });
}

function lostOf(change: AvailabilityChange) {
  if (change.kind === 'busy') return 'busyLost';
  return endsPause(change.pause) ? 'resumeLost' : 'pauseLost';
}

/** Whether the store is paused now. A pause ends at its end time, without another read. */
function useIsPaused({ pausedUntil }: Availability): boolean {
  const read = useCallback(
    (now: number) => Number(pausedUntil !== null && pausedUntil > now),
    [pausedUntil],
  );
  return useClock(read) === 1;
}

interface PausedProps {
  state: Availability;
  /** Whether only this device knows about the pause. */
  isOnlyHere: boolean;
  onResume: (() => void) | undefined;
  isBusy: boolean;
  blockedBy: string | undefined;
}

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

/** Hidden from screen readers, which would announce it every second; the end of the pause is next to it. */
function Countdown({ until }: { until: number }) {
  const text = useText(messages);
  const now = useNow(1000);
  return (
    <Time role="timer" aria-live="off">
      {text('left', { time: timeLeft(until - now) })}
    </Time>
  );
}
