import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { isOutcomeUnknown } from '../../core/api/errors';
import { hasCapabilityAtom } from '../../core/capabilities';
import { useConnection } from '../../core/connection/state';
import { useText } from '../../core/messages/useText';
import { useWrite } from '../../core/state/useWrite';
import { useClock } from '../../ui/patterns/useClock';
import {
  type Availability,
  type AvailabilityChange,
  availabilityAtom,
  changeAvailabilityAtom,
  endsPause,
  OPEN,
} from './data';
import messages from './messages.en.json';

type Question = 'pause' | 'busy' | null;

/** Whether the store is paused, and what its buttons do. `onDone` is called after a change. */
export function useAvailability(onDone?: () => void) {
  const text = useText(messages);
  const has = useAtomValue(hasCapabilityAtom);
  const { data: state = OPEN } = useAtomValue(availabilityAtom);
  const [question, ask] = useState<Question>(null);
  const close = () => ask(null);
  const { run, isBusy, problem } = useChange(() => {
    close();
    onDone?.();
  });
  const change = async (next: AvailabilityChange) => (await run(next)).isDone;
  const isPaused = useIsPaused(state);
  const offline = useConnection() === 'good' ? undefined : text('notReached');
  return {
    has,
    state,
    isPaused,
    /** Resolves to whether the change is saved. */
    change,
    resume: () => void change({ kind: 'pause', pause: { minutes: 0 } }),
    question,
    ask,
    dialog: {
      isBusy,
      problem,
      blockedBy: offline,
      onClose: close,
      onChange: (next: AvailabilityChange) => void change(next),
    },
  };
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
export function useIsPaused({ pausedUntil }: Availability): boolean {
  const read = useCallback(
    (now: number) => Number(pausedUntil !== null && pausedUntil > now),
    [pausedUntil],
  );
  return useClock(read) === 1;
}
