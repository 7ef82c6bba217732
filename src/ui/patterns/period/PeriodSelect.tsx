import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { clockAtom } from '../../../core/clock/state';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { Select } from '../../primitives/form/Select';
import messages from './messages.en.json';
import type { Period } from './period';

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

const PERIOD_TEXT = {
  '': 'periodAny',
  today: 'periodToday',
  yesterday: 'periodYesterday',
  '7d': 'period7Days',
  '30d': 'period30Days',
  month: 'periodMonth',
  'last-month': 'periodLastMonth',
  custom: 'periodCustom',
} as const satisfies Record<Period['period'], keyof typeof messages>;

/** Names a period: `Last 7 days`, or the days of a custom one, such as `21 Nov` or `21 Nov to 24 Nov`. */
export function usePeriodWords(): (period: Period) => string {
  const text = useText(messages);
  const { shortDate } = useAtomValue(formatsAtom);
  const clock = useAtomValue(clockAtom);
  const [now] = useState(clock.now);
  return useMemo(
    () =>
      ({ period, from, to }) => {
        if (period !== 'custom' || (!from && !to)) return text(PERIOD_TEXT[period]);
        const days = { from: shortDate(from, now), to: shortDate(to, now) };
        if (!to) return text('daysFrom', days);
        if (!from) return text('daysTo', days);
        return from === to ? days.from : text('daysSpan', days);
      },
    [text, shortDate, now],
  );
}
