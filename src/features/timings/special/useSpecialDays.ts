import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { createZone } from '../../../core/format/zone';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { weekdayOf } from '../../../core/restaurant/timings/openings';
import type { SpecialDay } from '../../../core/restaurant/timings/types';
import { timeZoneAtom } from '../../../core/state/services';
import { useClock } from '../../../ui/patterns/useClock';
import { useTimingWords } from '../useTimingWords';
import messages from './messages.en.json';

/** The day of the restaurant, such as `2026-11-20`. */
export function useToday(): string {
  const timeZone = useAtomValue(timeZoneAtom);
  const { dayOf } = useMemo(() => createZone(timeZone), [timeZone]);
  return useClock(dayOf);
}

export function useSpecialWords() {
  const text = useText(messages);
  const { date: dateOf } = useAtomValue(formatsAtom);
  const { dayName, slot } = useTimingWords();
  return {
    text,
    /** `Friday, 29 Oct 2027` */
    day: (date: string) => text('dayDate', { day: dayName(weekdayOf(date)), date: dateOf(date) }),
    /** The slots, or that the restaurant is closed. */
    hours: ({ isClosed, slots }: SpecialDay): readonly string[] =>
      isClosed || slots.length === 0 ? [text('closed')] : slots.map(slot),
  };
}
