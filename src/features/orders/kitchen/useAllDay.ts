import { useAtom } from 'jotai';
import { useState } from 'react';
import { useTextColumns } from './ticket/useTextColumns';
import { hasAllDayAtom } from './device/settings';

/**
 * In a wide portal the counts are next to the tickets, as a stored setting. On a phone they replace the tickets for a
 * moment.
 */
export function useAllDay(isWide: boolean) {
  const [isBeside, setBeside] = useAtom(hasAllDayAtom);
  const [isInstead, setInstead] = useState(false);
  const pages = useTextColumns();
  return isWide
    ? { pages, isShown: isBeside, toggle: () => setBeside(!isBeside) }
    : { pages, isShown: isInstead, toggle: () => setInstead(!isInstead) };
}
