import { useAtomValue } from 'jotai';
import { CalendarOff, Clock, Pause, Store, Timer } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { zoneAtom } from '../../../core/format/zoneAtom';
import { useText } from '../../../core/messages/useText';
import { nextDaysOpening, nextOpening, openUntil } from '../../../core/restaurant/timings/openings';
import { timingsAtom } from '../../../core/restaurant/timings/queries';
import { useClock } from '../../../ui/patterns/useClock';
import { useMomentWords } from '../../../ui/patterns/useMomentWords';
import { Banner } from '../../../ui/primitives/Banner';
import { ActionRow } from '../../../ui/primitives/layout/ActionList';
import { ConfirmDialog } from '../../../ui/primitives/overlay/ConfirmDialog';
import messages from '../messages.en.json';
import { useAvailability } from '../useAvailability';
import { PauseDialog } from './PauseDialog';

const PAUSE_MINUTES = 30;
const BUSY_MINUTES = 10;
const MINUTE_MS = 60_000;

interface ShiftChoicesProps {
  /** Called once the store has changed. */
  onDone: () => void;
}

/** The states of the store as rows, each with its end, as far as the backend has them. */
export function ShiftChoices({ onDone }: ShiftChoicesProps) {
  const text = useText(messages);
  const { has, state, isPaused, change, question, ask, dialog } = useAvailability(onDone);
  const until = useEnds();
  const { isBusy, blockedBy, problem } = dialog;
  const [isClosing, setClosing] = useState(false);
  const { busyMinutes, pausedUntil } = state;
  const isSlow = busyMinutes > 0;
  const row = { isBusy, blockedBy };
  const takeOrders = async () => {
    if (!isPaused && !isSlow) return onDone();
    if (isPaused && !(await change({ kind: 'pause', pause: { minutes: 0 } }))) return undefined;
    return isSlow && change({ kind: 'busy', minutes: 0 });
  };
  return (
    <>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {has('store.pause') && (
        <ActionRow
          {...row}
          icon={<Store size={20} />}
          isCurrent={!isPaused && !isSlow}
          label={text('open')}
          note={
            until.closing
              ? text('until', { at: until.closing })
              : until.starting && text('from', { at: until.starting })
          }
          onClick={() => void takeOrders()}
        />
      )}
      {has('store.busy') && (
        <ActionRow
          {...row}
          icon={<Timer size={20} />}
          isCurrent={isSlow && !isPaused}
          label={text('busyNow', { count: busyMinutes || BUSY_MINUTES })}
          note={text('untilYouSay')}
          onClick={() => void change({ kind: 'busy', minutes: isSlow ? 0 : BUSY_MINUTES })}
        />
      )}
      {has('store.pause') && (
        <>
          <ActionRow
            {...row}
            icon={<Pause size={20} />}
            isCurrent={isPaused}
            label={isPaused ? text('pausedNow') : text('pauseFor', { count: PAUSE_MINUTES })}
            note={text('until', {
              at: isPaused ? until.words(pausedUntil ?? 0) : until.pause,
            })}
            onClick={() =>
              isPaused
                ? ask('pause')
                : void change({ kind: 'pause', pause: { minutes: PAUSE_MINUTES } })
            }
          />
          {!isPaused && (
            <ActionRow
              icon={<Clock size={20} />}
              label={text('pauseOther')}
              onClick={() => ask('pause')}
            />
          )}
          {until.opening && (
            <ActionRow
              {...row}
              icon={<CalendarOff size={20} />}
              label={text('closeToday')}
              note={text('until', { at: until.words(until.opening) })}
              onClick={() => setClosing(true)}
            />
          )}
        </>
      )}
      {question === 'pause' && <PauseDialog {...dialog} />}
      {isClosing && until.opening && (
        <CloseToday
          at={until.words(until.opening)}
          isBusy={isBusy}
          blockedBy={blockedBy}
          onConfirm={() =>
            void change({ kind: 'pause', pause: { until: until.opening ?? 0, reason: 'closing' } })
          }
          onCancel={() => setClosing(false)}
        >
          {problem && <Banner tone="danger">{problem}</Banner>}
        </CloseToday>
      )}
    </>
  );
}

/** When the store closes and opens next, and when a pause that begins now would end. */
function useEnds() {
  const words = useMomentWords();
  const zone = useAtomValue(zoneAtom);
  const { data: timings } = useAtomValue(timingsAtom);
  const closing = useClock(
    useCallback(
      (now: number) => {
        const at = timings ? openUntil(timings, now, zone) : null;
        return at === null ? '' : words(at);
      },
      [timings, zone, words],
    ),
  );
  const starting = useClock(
    useCallback(
      (now: number) => {
        const at = timings ? nextOpening(timings, now, zone) : null;
        return at === null ? '' : words(at);
      },
      [timings, zone, words],
    ),
  );
  const opening = useClock(
    useCallback(
      (now: number) => (timings && nextDaysOpening(timings, now, zone)) ?? 0,
      [timings, zone],
    ),
  );
  const pause = useClock(
    useCallback((now: number) => words(now + PAUSE_MINUTES * MINUTE_MS), [words]),
  );
  return { words, closing, starting, opening, pause };
}

interface CloseTodayProps {
  /** When the store takes orders again. */
  at: string;
  isBusy: boolean;
  blockedBy: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

function CloseToday({ at, blockedBy, children, ...dialog }: CloseTodayProps) {
  const text = useText(messages);
  return (
    <ConfirmDialog
      isOpen
      title={text('closeTodayTitle')}
      description={text('closeTodayText', { at })}
      confirmLabel={text('closeToday')}
      {...(blockedBy !== undefined && { blockedBy })}
      {...dialog}
    >
      {children}
    </ConfirmDialog>
  );
}
