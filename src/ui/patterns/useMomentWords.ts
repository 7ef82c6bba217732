import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { clockAtom } from '../../core/clock/state';
import { formatsAtom } from '../../core/format/formatsAtom';

/** Until when something lasts: a time of today as "6:00 PM", any other as "24 Nov, 6:00 PM". */
export function useMomentWords(): (at: number) => string {
  const { time, shortDate, isoDay } = useAtomValue(formatsAtom);
  const clock = useAtomValue(clockAtom);
  return useCallback(
    (at) => {
      const now = clock.now();
      return isoDay(at) === isoDay(now) ? time(at) : `${shortDate(at, now)}, ${time(at)}`;
    },
    [time, shortDate, isoDay, clock],
  );
}
