import { useAtom } from 'jotai';
import { useState } from 'react';
import { useTextColumns } from './device/useTextColumns';
import { hasAllDayAtom } from './deviceSettings';

/** Beside the tickets the counts are a setting; on a phone they take their place for a moment. */
export function useAllDay(isWide: boolean) {
  const [isBeside, setBeside] = useAtom(hasAllDayAtom);
  const [isInstead, setInstead] = useState(false);
  const pages = useTextColumns();
  return isWide
    ? { pages, isShown: isBeside, toggle: () => setBeside(!isBeside) }
    : { pages, isShown: isInstead, toggle: () => setInstead(!isInstead) };
}
