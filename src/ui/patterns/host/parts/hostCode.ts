import type { createStore } from 'jotai';
import { queryClientAtom } from '../../../../core/state/queryClient';

// The code for the props `columns`, `actions` and `fields`, loaded only for hosts that set one of them.
export { arrangeColumns } from './arrangeColumns';
export { arrangeFields } from './arrangeFields';
export { HostForm } from './HostForm';
export { HostInput } from './HostInput';
export { hostResolver } from './hostResolver';

/** Reads all data again, because the host asked for other keys of the records. */
export function refetchAll(store: ReturnType<typeof createStore>): void {
  void store.get(queryClientAtom).invalidateQueries();
}
