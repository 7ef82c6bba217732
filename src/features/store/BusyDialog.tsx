import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../core/messages/useText';
import { Banner } from '../../ui/primitives/Banner';
import { Button } from '../../ui/primitives/Button';
import { ChoiceGroup } from '../../ui/primitives/form/ChoiceGroup';
import { Stack } from '../../ui/primitives/layout/Layout';
import { Dialog } from '../../ui/primitives/overlay/Dialog';
import messages from './messages.en.json';
import type { StoreDialogProps } from './PauseDialog';

const BUSY_MINUTES = [0, 10, 20] as const;

interface BusyDialogProps extends StoreDialogProps {
  /** The current value. */
  minutes: number;
}

export function BusyDialog({
  minutes,
  isBusy,
  problem,
  blockedBy,
  onChange,
  onClose,
}: BusyDialogProps) {
  const text = useText(messages);
  const formId = useId();
  const [chosen, setChosen] = useState(minutes);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !blockedBy) onChange({ kind: 'busy', minutes: chosen });
  };
  return (
    <Dialog
      isOpen
      title={text('busyTitle')}
      description={text('busyText')}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          isWide
          isBusy={isBusy}
          blockedBy={blockedBy}
        >
          {text('save')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={3}>
          {problem && <Banner tone="danger">{problem}</Banner>}
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
        </Stack>
      </form>
    </Dialog>
  );
}
