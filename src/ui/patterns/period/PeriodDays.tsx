import { useText } from '../../../core/messages/useText';
import { DateInput } from '../../primitives/form/DateInput';
import { Pair } from '../../primitives/layout/Layout';
import messages from './messages.en.json';
import { isReversed, type Period } from './period';

interface PeriodDaysProps {
  value: Period;
  onChange: (days: Partial<Pick<Period, 'from' | 'to'>>) => void;
  isSubmitted: boolean;
}

/** The fields of a custom period. */
export function PeriodDays({ value, onChange, isSubmitted }: PeriodDaysProps) {
  const text = useText(messages);
  return (
    <Pair>
      <DateInput
        label={text('dayFrom')}
        value={value.from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <DateInput
        label={text('dayTo')}
        value={value.to}
        onChange={(event) => onChange({ to: event.target.value })}
        {...(isSubmitted && isReversed(value) ? { error: text('dayReversed') } : {})}
      />
    </Pair>
  );
}
