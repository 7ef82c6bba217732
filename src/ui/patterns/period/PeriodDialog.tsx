import { useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { FormDialog } from '../FormDialog';
import messages from './messages.en.json';
import { PeriodCalendar } from './PeriodCalendar';
import type { Period } from './period';

interface PeriodDialogProps {
  value: Period;
  onShow: (period: Period) => void;
  onClose: () => void;
}

/** Asks for the days of a custom period. */
export function PeriodDialog({ value, onShow, onClose }: PeriodDialogProps) {
  const text = useText(messages);
  const [draft, setDraft] = useState(value);
  return (
    <FormDialog
      title={text('period')}
      submitLabel={text('daysShow')}
      onSubmit={() => onShow(draft)}
      onClose={onClose}
    >
      <PeriodCalendar value={draft} onChange={setDraft} />
    </FormDialog>
  );
}
