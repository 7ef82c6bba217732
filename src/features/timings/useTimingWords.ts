import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { formatsAtom } from '../../core/format/formatsAtom';
import { NOTHING } from '../../core/format/nothing';
import { clip } from '../../core/format/wireValues';
import { useText } from '../../core/messages/useText';
import { ALL_DAYS, type Slot, type Span, WEEK } from '../../core/restaurant/timings/types';
import messages from './messages.en.json';

const DAYS = ['day0', 'day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7'] as const;
const SHORT = [
  'day0',
  'short1',
  'short2',
  'short3',
  'short4',
  'short5',
  'short6',
  'short7',
] as const;

export function useTimingWords() {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  return useMemo(() => {
    const span = ({ from, to }: Span) =>
      text('span', { from: formats.clock(from), to: formats.clock(to) });
    const dayName = (number: number) => text(DAYS[number] ?? 'day0');
    const shortName = (number: number) => text(SHORT[number] ?? 'day0');
    return {
      text,
      dayName,
      shortName,
      /**
       * The names of some days of a week, in order. Three or more names are shortened, and all seven days have one
       * common name.
       */
      dayNames: (numbers: readonly number[]) => {
        if (numbers.length === WEEK.length) return dayName(ALL_DAYS);
        return numbers.map(numbers.length > 2 ? shortName : dayName).join(', ');
      },
      clock: formats.clock,
      span,
      spans: (spans: readonly Span[]) => spans.map(span).join(', '),
      /** An unreadable time is shown as sent. */
      slot: ({ from, to, raw }: Slot) => {
        const show = (clock: string, written: string) =>
          clock === '' ? clip(written) || NOTHING : formats.clock(clock);
        return text('span', { from: show(from, raw.from), to: show(to, raw.to) });
      },
    };
  }, [text, formats]);
}
