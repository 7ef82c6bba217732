import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { paths } from '../../core/navigation/paths';
import { hasScreenAtom } from '../../core/navigation/screens';
import { accessAtom, RIGHTS } from '../../core/permissions/access';
import { randomId } from '../../core/randomId';
import { type SoldOutLine, soldOutRequestsAtom } from '../stock/public';

/** Asks to take an item off the menu; `null` if the vendor cannot do so. */
export function useSoldOut(): ((lines: readonly SoldOutLine[]) => void) | null {
  const has = useAtomValue(hasScreenAtom);
  const can = useAtomValue(accessAtom);
  const setRequests = useSetAtom(soldOutRequestsAtom);
  return useMemo(() => {
    if (!has(paths.foodMenu) || !can(RIGHTS.setStock)) return null;
    return (lines) => setRequests((all) => [...all, { key: randomId(), lines }]);
  }, [has, can, setRequests]);
}
