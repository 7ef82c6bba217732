import { useAtomValue } from 'jotai';
import { hasCapabilityAtom } from '../../core/capabilities';
import type { RowFilters } from './types';

/** Whether the server filters the rows; `history.pages` has no filter for the handling. */
export function useHasPages({ handling }: RowFilters): boolean {
  return useAtomValue(hasCapabilityAtom)('history.pages') && !handling;
}
