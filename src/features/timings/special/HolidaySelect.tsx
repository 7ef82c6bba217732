import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { INDIA } from '../../../core/region/region';
import { regionAtom } from '../../../core/state/services';
import { Select } from '../../../ui/primitives/form/Select';
import { holidaysFrom } from './holidays';
import { useSpecialWords } from './useSpecialDays';

interface HolidaySelectProps {
  today: string;
  date: string;
  label: string;
  onPick: (picked: { date: string; label: string }) => void;
}

/** The coming holidays; only for a restaurant in India. */
export function HolidaySelect({ today, date, label, onPick }: HolidaySelectProps) {
  const { text } = useSpecialWords();
  const { date: dateOf } = useAtomValue(formatsAtom);
  const { country } = useAtomValue(regionAtom);
  const holidays = country === INDIA.country ? holidaysFrom(today) : [];
  if (holidays.length === 0) return null;
  const picked = holidays.find((one) => one.date === date && text(one.name) === label);
  const note = picked?.isExpected ? text('expectedNote', { name: label }) : text('holidayHint');
  return (
    <Select
      label={text('holiday')}
      hint={note}
      placeholder={text('holidayNone')}
      options={holidays.map((one) => ({
        value: one.date,
        label: text(one.isExpected ? 'holidayExpected' : 'holidayOn', {
          name: text(one.name),
          date: dateOf(one.date),
        }),
      }))}
      value={picked?.date ?? ''}
      onChange={(event) => {
        const chosen = holidays.find((one) => one.date === event.target.value);
        if (chosen) onPick({ date: chosen.date, label: text(chosen.name) });
      }}
    />
  );
}
