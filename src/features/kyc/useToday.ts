import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { formatsAtom } from '../../core/state/services';

/** Today in the time zone of the restaurant, fixed when the screen opens. */
export function useToday(): string {
  const { isoDay } = useAtomValue(formatsAtom);
  const [now] = useState(() => Date.now());
  return isoDay(now);
}
