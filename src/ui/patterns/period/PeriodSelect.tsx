import { useText } from '../../../core/messages/useText';
import { Select } from '../../primitives/form/Select';
import messages from './messages.en.json';
import type { Period } from './period';
import { PERIOD_TEXT, usePeriodWords } from './usePeriodWords';

type Name = Period['period'];

/** The option that shows the days of a custom period. The option "Custom dates…" opens the choice again. */
const CHOSEN = 'chosen';

interface PeriodSelectProps {
  value: Period;
  onChange: (period: Name) => void;
  /** Whether the option "Any time" is hidden. */
  isRequired?: boolean;
}

export function PeriodSelect({ value, onChange, isRequired = false }: PeriodSelectProps) {
  const text = useText(messages);
  const words = usePeriodWords();
  const names = (Object.keys(PERIOD_TEXT) as Name[]).filter((name) => !isRequired || name !== '');
  const hasDays = value.period === 'custom' && Boolean(value.from || value.to);
  const options = names.map((name) => ({ value: name as string, label: text(PERIOD_TEXT[name]) }));
  return (
    <Select
      label={text('period')}
      options={hasDays ? [{ value: CHOSEN, label: words(value) }, ...options] : options}
      value={hasDays ? CHOSEN : value.period}
      onChange={({ target }) => target.value !== CHOSEN && onChange(target.value as Name)}
    />
  );
}
