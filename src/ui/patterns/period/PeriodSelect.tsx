import { useText } from '../../../core/messages/useText';
import { Select } from '../../primitives/form/Select';
import messages from './messages.en.json';
import type { Period } from './period';

type Name = Period['period'];

const CHOICES: readonly { value: Name; label: keyof typeof messages }[] = [
  { value: '', label: 'periodAny' },
  { value: 'today', label: 'periodToday' },
  { value: 'yesterday', label: 'periodYesterday' },
  { value: '7d', label: 'period7Days' },
  { value: '30d', label: 'period30Days' },
  { value: 'month', label: 'periodMonth' },
  { value: 'last-month', label: 'periodLastMonth' },
  { value: 'custom', label: 'periodCustom' },
];

interface PeriodSelectProps {
  value: Name;
  onChange: (period: Name) => void;
  /** Whether the option "Any time" is hidden. */
  isRequired?: boolean;
}

export function PeriodSelect({ value, onChange, isRequired = false }: PeriodSelectProps) {
  const text = useText(messages);
  const choices = CHOICES.filter((choice) => !isRequired || choice.value !== '');
  return (
    <Select
      label={text('period')}
      options={choices.map((choice) => ({ value: choice.value, label: text(choice.label) }))}
      value={value}
      onChange={(event) => onChange(event.target.value as Name)}
    />
  );
}
