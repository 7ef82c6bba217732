import { useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import messages from '../messages.en.json';
import type { AvailabilityDialogProps } from './PauseDialog';

const BUSY_MINUTES = [0, 10, 20] as const;

interface BusyDialogProps extends AvailabilityDialogProps {
  /** The extra minutes that apply now. */
  minutes: number;
}

export function BusyDialog({ minutes, onChange, ...dialog }: BusyDialogProps) {
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
