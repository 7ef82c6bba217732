import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { serverMessageOf } from '../../../core/api/errors';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { clockAtom } from '../../../core/clock/state';
import { addDays, createZone } from '../../../core/format/zone';
import { snoozeItemAtom } from '../../../core/menu/mutations';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { eveningOf } from '../../../core/restaurant/timings/evenings';
import { nextDaysOpening } from '../../../core/restaurant/timings/openings';
import { timingsAtom } from '../../../core/restaurant/timings/queries';
import type { Timings } from '../../../core/restaurant/timings/types';
import type { WriteOutcome } from '../../../core/state/mutationAtom';
import { notifyAtom, timeZoneAtom } from '../../../core/state/services';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { useMomentWords } from '../../../ui/patterns/useMomentWords';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { TimeInput } from '../../../ui/primitives/form/DateInput';
import { changeStockAtom } from '../changeStock';
import messages from '../messages.en.json';
import { remindersAtom } from './outUntil';

type Kind = 'evening' | 'opening' | 'time';

interface OutUntilDialogProps {
  item: MenuItem;
  onClose: () => void;
}

/** Asks until when an item is out of stock. */
export function OutUntilDialog({ item, onClose }: OutUntilDialogProps) {
  const text = useText(messages);
  const name = useItemName()(item);
  const notify = useAtomValue(notifyAtom);
  const momentWords = useMomentWords();
  const { save, help, isBusy, problem } = useSetOutUntil(item);
  const { choices, momentOfClock } = useChoices();
  const [kind, setKind] = useState<Kind | null>(null);
  const [clock, setClock] = useState('');
  const [error, setError] = useState('');
  const submit = async () => {
    if (kind === null) return setError(text('chooseUntil'));
    if (kind === 'time' && clock === '') return setError(text('chooseTime'));
    const until = kind === 'time' ? momentOfClock(clock) : choices[kind];
    if (until === null || !(await save(until))) return;
    notify.success(text('outUntilSaved', { name, until: momentWords(until) }));
    onClose();
  };
  const options = (['evening', 'opening'] as const).flatMap((value) => {
    const at = choices[value];
    return at === null ? [] : [{ value, label: text(value, { at: momentWords(at) }) }];
  });
  return (
    <FormDialog
      title={text('outUntilTitle', { name })}
      description={help}
      submitLabel={text('outUntilConfirm')}
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ChoiceGroup<Kind>
        label={text('outUntil')}
        options={[...options, { value: 'time', label: text('aTime') }]}
        value={kind}
        error={kind === null && error ? error : undefined}
        onChange={(next) => {
          setKind(next);
          setError('');
        }}
      />
      {kind === 'time' && (
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
      )}
    </FormDialog>
  );
}

/** Takes an item out of stock until a time. At that time the backend puts it back, or this device asks the vendor. */
function useSetOutUntil(item: MenuItem) {
  const text = useText(messages);
  const name = useItemName()(item);
  const hasSnooze = useAtomValue(hasCapabilityAtom)('menu.snooze');
  const snooze = useSetAtom(snoozeItemAtom);
  const change = useSetAtom(changeStockAtom);
  const remind = useSetAtom(remindersAtom);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(write: () => Promise<WriteOutcome<void>>): Promise<boolean> {
    setBusy(true);
    setProblem('');
    const outcome = await write();
    setBusy(false);
    if (outcome.isDone) return true;
    setProblem(serverMessageOf(outcome.failure) || text('untilFailed', { name }));
    return false;
  }

  return {
    isBusy,
    problem,
    help: text(hasSnooze ? 'snoozeHelp' : 'outUntilHelp'),
    save: async (until: number): Promise<boolean> => {
      if (hasSnooze) return send(() => snooze({ id: item.id, until }));
      if (item.isInStock && !(await send(() => change({ item, isInStock: false })))) return false;
      remind({ [item.id]: { name: item.name, until } });
      return true;
    },
  };
}

function useChoices() {
  const timeZone = useAtomValue(timeZoneAtom);
  const { data: timings } = useAtomValue(timingsAtom);
  const { now: readNow } = useAtomValue(clockAtom);
  const [now] = useState(readNow);
  return {
    choices: outChoices(timings, now, timeZone),
    momentOfClock: (clock: string) => nextAt(clock, readNow(), timeZone),
  };
}

/** The start of the evening if the restaurant has no evening hours. */
const EVENING = '18:00';

/** A slot that opens at this time or later belongs to the evening. */
const EARLIEST_EVENING = '16:00';

interface OutChoices {
  /** When the restaurant opens this evening; `null` once that time has passed. */
  evening: number | null;
  /** The first opening after today; `null` if the restaurant has no hours. */
  opening: number | null;
}

export function outChoices(
  timings: Timings | undefined,
  now: number,
  timeZone: string,
): OutChoices {
  const { dayOf, momentOf } = createZone(timeZone);
  const today = dayOf(now);
  const slots = timings ? eveningOf(timings, today) : [];
  const clock = slots.find(({ slot }) => slot.from >= EARLIEST_EVENING)?.slot.from ?? EVENING;
  const evening = momentOf(today, clock);
  return {
    evening: evening > now ? evening : null,
    opening: timings ? nextDaysOpening(timings, now, timeZone) : null,
  };
}

/** The next moment at which the clock shows this time: today, else tomorrow. */
export function nextAt(clock: string, now: number, timeZone: string): number {
  const { dayOf, momentOf } = createZone(timeZone);
  const today = dayOf(now);
  const at = momentOf(today, clock);
  return at > now ? at : momentOf(addDays(today, 1), clock);
}
