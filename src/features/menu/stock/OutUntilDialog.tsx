import { useAtomValue } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { notifyAtom, timeZoneAtom } from '../../../core/state/services';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { TimeInput } from '../../../ui/primitives/form/DateInput';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { timingsAtom } from '../../timings/public';
import { useItemName } from '../components/useItemName';
import type { MenuItem } from '../types';
import messages from './messages.en.json';
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
  const formId = useId();
  const { save, help, isBusy, problem } = useSetOutUntil(item);
  const { choices, momentOfClock } = useChoices();
  const [kind, setKind] = useState<Kind | null>(null);
  const [clock, setClock] = useState('');
  const [error, setError] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
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
    <Dialog
      isOpen
      title={text('outUntilTitle', { name })}
      description={help}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} variant="primary" isWide isBusy={isBusy}>
          {text('outUntilConfirm')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={3}>
          {problem && <Banner tone="danger">{problem}</Banner>}
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
        </Stack>
      </form>
    </Dialog>
  );
}

function useChoices() {
  const timeZone = useAtomValue(timeZoneAtom);
  const { data: timings } = useAtomValue(timingsAtom);
  const [now] = useState(Date.now);
  return {
    choices: outChoices(timings, now, timeZone),
    momentOfClock: (clock: string) => nextAt(clock, Date.now(), timeZone),
  };
}
