import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { pendingChangesAtom } from './mutations';
import type { PendingChange } from './types';

/**
 * The change of an order that is in progress or unconfirmed. One atom per order, so that a change re-renders only the
 * card of its order.
 */
export function usePendingChange(id: string): PendingChange | undefined {
  return useAtomValue(useMemo(() => atom((get) => get(pendingChangesAtom).get(id)), [id]));
}
