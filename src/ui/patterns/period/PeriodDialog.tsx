import { useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { FormDialog } from '../FormDialog';
import messages from './messages.en.json';
import { isReversed, type Period } from './period';
import { PeriodDays } from './PeriodDays';

interface PeriodDialogProps {
  value: Period;
  onShow: (period: Period) => void;
  onClose: () => void;
}

/** Asks for the days of a custom period. */
export function PeriodDialog({ value, onShow, onClose }: PeriodDialogProps) {
  const text = useText(messages);
  const [draft, setDraft] = useState(value);
  const [isSubmitted, setSubmitted] = useState(false);
  const submit = () => {
    setSubmitted(true);
    if (!isReversed(draft)) onShow(draft);
  };
  return (
    <FormDialog
      title={text('period')}
      submitLabel={text('daysShow')}
      isBusy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <PeriodDays
        value={draft}
        onChange={(days) => setDraft({ ...draft, ...days })}
        isSubmitted={isSubmitted}
      />
    </FormDialog>
  );
}
