import { useAtomValue } from 'jotai';
import { dayAtom } from '../../../core/clock/dayAtom';
import { clip } from '../../../core/format/wireValues';
import { addDays } from '../../../core/format/zone';
import type { Timings } from '../../../core/restaurant/timings/types';
import { Heading, Quiet } from '../../../ui/primitives/layout/Layout';
import { useSpecialWords } from './useSpecialDays';

const DAYS_AHEAD = 6;

/** The special days of the next seven days, below the overview of the week, which has only weekdays. */
export function SpecialThisWeek({ timings }: { timings: Timings }) {
  const { text, day, hours } = useSpecialWords();
  const today = useAtomValue(dayAtom);
  const last = addDays(today, DAYS_AHEAD);
  const coming = timings.special.filter(({ date }) => date >= today && date <= last);
  if (coming.length === 0) return null;
  return (
    <section>
      <Heading as="h3">{text('thisWeek')}</Heading>
      {coming.map((one) => (
        <Quiet key={one.id} as="p">
          {text('dayHours', {
            day: day(one.date),
            label: clip(one.label),
            hours: hours(one).join(', '),
          })}
        </Quiet>
      ))}
    </section>
  );
}
