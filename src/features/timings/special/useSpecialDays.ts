import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { weekdayOf } from '../../../core/restaurant/timings/evenings';
import type { Span, SpecialDay } from '../../../core/restaurant/timings/types';
import { useTimingWords } from '../useTimingWords';
import messages from './messages.en.json';

export function useSpecialWords() {
  const text = useText(messages);
  const { date: dateOf } = useAtomValue(formatsAtom);
  const { dayName, slot, spans } = useTimingWords();
  return {
    text,
    /** `Friday, 29 Oct 2027` */
    day: (date: string) => text('dayDate', { day: dayName(weekdayOf(date)), date: dateOf(date) }),
    /** The slots of a date that is not saved yet. */
    spans: (planned: readonly Span[]): string =>
      planned.length === 0 ? text('closed') : spans(planned),
    /** The slots, or that the restaurant is closed. */
    hours: ({ isClosed, slots }: SpecialDay): readonly string[] =>
      isClosed || slots.length === 0 ? [text('closed')] : slots.map(slot),
  };
}
