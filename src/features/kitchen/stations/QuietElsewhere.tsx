import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { toDate } from '../../../core/format/formats';
import { elsewhereAtom } from '../../../core/orders/alarm/ringing';
import type { Order } from '../../../core/orders/types';
import { useNow } from '../../../ui/patterns/useClock';
import { shownStationAtom } from './state';
import { useStation } from './useStation';

/** After this time without an answer, an order rings at every station, in ms (c39). */
const QUIET_MS = 60_000;
const TICK_MS = 5_000;

/**
 * While a station is on the screen, a new order without a dish of the station does not ring here at first. A component,
 * so that its tick does not render the tickets.
 */
export function QuietElsewhere(): null {
  const station = useAtomValue(shownStationAtom);
  const { isHere } = useStation();
  const setElsewhere = useSetAtom(elsewhereAtom);
  const now = useNow(TICK_MS);
  useEffect(() => {
    if (!station) return setElsewhere(null);
    const isRecent = ({ createdAt }: Order) => {
      const at = toDate(createdAt)?.getTime();
      return at !== undefined && Math.abs(now - at) < QUIET_MS;
    };
    setElsewhere({ has: (order) => isRecent(order) && !isHere(order) });
  }, [station, isHere, now, setElsewhere]);
  // Not the cleanup above, because between two ticks the order would ring.
  useEffect(() => () => setElsewhere(null), [setElsewhere]);
  return null;
}
