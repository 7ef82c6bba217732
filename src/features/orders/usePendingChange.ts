import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type PendingChange, pendingChangesAtom } from './pendingChanges';

/** The unfinished change of one order; those of other orders draw nothing again. */
export function usePendingChange(orderId: string): PendingChange | undefined {
  return useAtomValue(
    useMemo(() => atom((get) => get(pendingChangesAtom).get(orderId)), [orderId]),
  );
}
