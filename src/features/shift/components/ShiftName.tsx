import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasHours, openUntil } from '../../../core/restaurant/timings/openings';
import { shownTimingsAtom } from '../../../core/restaurant/timings/queries';
import { timeZoneAtom } from '../../../core/state/services';
import { useClock } from '../../../ui/patterns/useClock';
import { VisuallyHidden } from '../../../ui/primitives/layout/Text';
import messages from '../messages.en.json';
import { useMayRead } from './ShiftFacts';

/** Until when the restaurant is open, if the vendor may know it. */
export function ShiftName({ shift }: { shift: string }) {
  return useMayRead()(paths.timings) ? <Hours shift={shift} /> : shift;
}

function Hours({ shift }: { shift: string }) {
  const text = useText(messages);
  const { data: timings } = useAtomValue(shownTimingsAtom);
  const timeZone = useAtomValue(timeZoneAtom);
  const { time } = useAtomValue(formatsAtom);
  const read = useCallback(
    (now: number) => {
      if (!timings || !hasHours(timings)) return '';
      const until = openUntil(timings, now, timeZone);
      return until === null ? text('closed') : text('openUntil', { at: time(until) });
    },
    [timings, timeZone, text, time],
  );
  const hours = useClock(read);
  if (!hours) return shift;
  return (
    <span>
      <VisuallyHidden>{shift}: </VisuallyHidden>
      {hours}
    </span>
  );
}
