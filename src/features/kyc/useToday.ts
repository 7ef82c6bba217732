import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { clockAtom } from '../../core/clock/state';
import { formatsAtom } from '../../core/format/formatsAtom';

/** Today in the time zone of the restaurant, fixed when the screen opens. */
export function useToday(): string {
  const { isoDay } = useAtomValue(formatsAtom);
  const clock = useAtomValue(clockAtom);
  const [now] = useState(clock.now);
  return isoDay(now);
}
