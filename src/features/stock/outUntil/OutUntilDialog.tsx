import { useAtomValue, useSetAtom } from 'jotai';
import { CalendarOff, Clock, Hand, PackageCheck, Sunset, Timer } from 'lucide-react';
import { useState } from 'react';
import { serverMessageOf } from '../../../core/api/errors';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { clockAtom } from '../../../core/clock/state';
import { addDays, type Zone } from '../../../core/format/zone';
import { zoneAtom } from '../../../core/format/zoneAtom';
import { snoozeItemAtom } from '../../../core/menu/mutations';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { eveningOf } from '../../../core/restaurant/timings/evenings';
import { nextDaysOpening } from '../../../core/restaurant/timings/openings';
import { timingsAtom } from '../../../core/restaurant/timings/queries';
import type { Timings } from '../../../core/restaurant/timings/types';
import type { WriteOutcome } from '../../../core/state/mutationAtom';
import { notifyAtom } from '../../../core/state/services';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { useMomentWords } from '../../../ui/patterns/useMomentWords';
import { Banner } from '../../../ui/primitives/Banner';
import { TimeInput } from '../../../ui/primitives/form/DateInput';
import { ActionList, ActionRow } from '../../../ui/primitives/layout/ActionList';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { useOffline } from '../../runs/public';
import { changeStockAtom } from '../changeStock';
import messages from '../messages.en.json';
import { remindersAtom, useOutUntil } from './outUntil';
import { usePutBack } from './usePutBack';

/** Longer than other toasts, so that Undo can be reached. */
const UNDO_TOAST_MS = 10_000;

interface OutUntilDialogProps {
  item: MenuItem;
  onClose: () => void;
}

/** Takes an item out of stock until the time that the vendor chooses: from an order, a card or the menu. */
export function OutUntilDialog({ item, onClose }: OutUntilDialogProps) {
  const text = useText(messages);
  const name = useItemName()(item);
  const momentWords = useMomentWords();
  const { save, putBack, help, isBusy, problem, canStayOut } = useSetOutUntil(item, onClose);
  const { choices, momentOfClock } = useChoices();
  const [isOther, setOther] = useState(false);
  const [clock, setClock] = useState('');
  const [error, setError] = useState('');
  const row = { isBusy, blockedBy: useOffline() };
  if (isOther) {
    return (
      <FormDialog
        title={text('outUntilTitle', { name })}
        description={help}
        submitLabel={text('outUntilConfirm')}
        problem={problem}
        onSubmit={() =>
          clock === '' ? setError(text('chooseTime')) : void save(momentOfClock(clock))
        }
        onClose={onClose}
        {...row}
      >
        <TimeInput
          label={text('time')}
          hint={clock === '' ? undefined : momentWords(momentOfClock(clock))}
          error={error || undefined}
          value={clock}
          onChange={(event) => {
            setClock(event.target.value);
            setError('');
          }}
        />
      </FormDialog>
    );
  }
  return (
    <Dialog
      isOpen
      closesOnBackdrop
      title={text('outUntilTitle', { name })}
      description={help}
      isBusy={isBusy}
      onClose={onClose}
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
      <ActionList>
        {!item.isInStock && (
          <ActionRow
            {...row}
            icon={<PackageCheck size={20} />}
            label={text('putBack')}
            onClick={() => {
              void putBack(item);
              onClose();
            }}
          />
        )}
        {(['hours', 'evening', 'today'] as const).map((kind) => {
          const until = choices[kind];
          return (
            until !== null && (
              <ActionRow
                key={kind}
                {...row}
                icon={ICONS[kind]}
                label={text(kind)}
                note={text('until', { at: momentWords(until) })}
                onClick={() => void save(until)}
              />
            )
          );
        })}
        {canStayOut && (
          <ActionRow
            {...row}
            icon={<Hand size={20} />}
            label={text('untilISay')}
            onClick={() => void save(null)}
          />
        )}
        <ActionRow
          icon={<Clock size={20} />}
          label={text('aTime')}
          onClick={() => setOther(true)}
        />
      </ActionList>
    </Dialog>
  );
}

const ICONS = {
  hours: <Timer size={20} />,
  evening: <Sunset size={20} />,
  today: <CalendarOff size={20} />,
};

/**
 * Takes an item out of stock until a time, or without one until the vendor puts it back. At that time the backend puts
 * it back, or this device asks the vendor.
 */
function useSetOutUntil(item: MenuItem, onDone: () => void) {
  const text = useText(messages);
  const name = useItemName()(item);
  const notify = useAtomValue(notifyAtom);
  const momentWords = useMomentWords();
  const hasSnooze = useAtomValue(hasCapabilityAtom)('menu.snooze');
  const snooze = useSetAtom(snoozeItemAtom);
  const change = useSetAtom(changeStockAtom);
  const remind = useSetAtom(remindersAtom);
  const { putBack } = usePutBack();
  const outUntil = useOutUntil(item);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  function write(until: number | null): Promise<WriteOutcome<void>> | null {
    if (hasSnooze && until !== null) return snooze({ id: item.id, until });
    return item.isInStock ? change({ item, isInStock: false }) : null;
  }

  async function save(until: number | null): Promise<void> {
    setBusy(true);
    setProblem('');
    const outcome = await write(until);
    setBusy(false);
    if (outcome && !outcome.isDone) {
      const reason = serverMessageOf(outcome.failure);
      return setProblem([text('untilFailed', { name }), reason].filter(Boolean).join(' '));
    }
    if (!hasSnooze) {
      remind({ [item.id]: until === null ? null : { name: item.name, until } });
    }
    const done =
      until === null
        ? text('soldOut', { name })
        : text('outUntilSaved', { name, until: momentWords(until) });
    const action = { label: text('undo'), onSelect: () => void putBack(item) };
    notify.success(done, item.isInStock ? { durationMs: UNDO_TOAST_MS, action } : {});
    return onDone();
  }

  // A time of the backend cannot be taken back while the item is out.
  const canStayOut = item.isInStock || !hasSnooze || item.outUntil === null;
  const state =
    outUntil === null
      ? text('alreadyOut', { name })
      : text('backText', { at: momentWords(outUntil) });
  const help = text(hasSnooze ? 'snoozeHelp' : 'outUntilHelp');
  return {
    isBusy,
    problem,
    canStayOut,
    /** How long the item is out already, and what happens then. */
    help: item.isInStock ? help : `${state} ${help}`,
    save,
    putBack,
  };
}

function useChoices() {
  const zone = useAtomValue(zoneAtom);
  const { data: timings } = useAtomValue(timingsAtom);
  const { now: readNow } = useAtomValue(clockAtom);
  const [now] = useState(readNow);
  return {
    choices: outChoices(timings, now, zone),
    momentOfClock: (clock: string) => nextAt(clock, readNow(), zone),
  };
}

const HOURS_MS = 2 * 3_600_000;

/** The start of the evening if the restaurant has no evening hours. */
const EVENING = '18:00';

/** A slot that opens at this time or later belongs to the evening. */
const EARLIEST_EVENING = '16:00';

interface OutChoices {
  /** In two hours. */
  hours: number;
  /** When the restaurant opens this evening; `null` once that time has passed. */
  evening: number | null;
  /** The first opening after today, or the end of today if the restaurant has no hours. */
  today: number;
}

export function outChoices(timings: Timings | undefined, now: number, zone: Zone): OutChoices {
  const { dayOf, momentOf, startOf } = zone;
  const today = dayOf(now);
  const slots = timings ? eveningOf(timings, today) : [];
  const clock = slots.find(({ slot }) => slot.from >= EARLIEST_EVENING)?.slot.from ?? EVENING;
  const evening = momentOf(today, clock);
  const opening = timings ? nextDaysOpening(timings, now, zone) : null;
  return {
    hours: now + HOURS_MS,
    evening: evening > now ? evening : null,
    today: opening ?? startOf(addDays(today, 1)),
  };
}

/** The next moment at which the clock shows this time: today, else tomorrow. */
export function nextAt(clock: string, now: number, zone: Zone): number {
  const { dayOf, momentOf } = zone;
  const today = dayOf(now);
  const at = momentOf(today, clock);
  return at > now ? at : momentOf(addDays(today, 1), clock);
}
