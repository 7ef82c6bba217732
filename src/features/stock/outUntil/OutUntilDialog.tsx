import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { clockAtom } from '../../../core/clock/state';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { timingsAtom } from '../../../core/restaurant/timings/queries';
import { notifyAtom, timeZoneAtom } from '../../../core/state/services';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { TimeInput } from '../../../ui/primitives/form/DateInput';
import messages from '../messages.en.json';
import { nextAt, outChoices } from './outChoices';
import { useMomentWords } from './useOutUntil';
import { useSetOutUntil } from './useSetOutUntil';

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
