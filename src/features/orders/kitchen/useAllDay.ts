import { useAtom } from 'jotai';
import { useState } from 'react';
import { useTextColumns } from './ticket/useTextColumns';
import { hasAllDayAtom } from './device/settings';

/**
 * In a wide portal a stored setting shows the counts next to the tickets. On a phone they replace the tickets, and the
 * choice is not stored.
 */
export function useAllDay(isWide: boolean) {
  const [isBeside, setBeside] = useAtom(hasAllDayAtom);
  const [isInstead, setInstead] = useState(false);
  const pages = useTextColumns();
  return isWide
    ? { pages, isShown: isBeside, toggle: () => setBeside(!isBeside) }
    : { pages, isShown: isInstead, toggle: () => setInstead(!isInstead) };
}
