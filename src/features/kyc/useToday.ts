import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { timeZoneAtom } from '../../core/state/services';
import { toDay } from './validity';

/** The day it is where the restaurant is, as of the opening of the screen. */
export function useToday(): string {
  const timeZone = useAtomValue(timeZoneAtom);
  const [now] = useState(() => Date.now());
  return toDay(now, timeZone);
}
