import { atom, type Getter, type Setter } from 'jotai';
import { servicesAtom, sessionAtom } from '../../../core/state/services';
import type { PendingChange } from './types';

type Changes = ReadonlyMap<string, PendingChange>;

const NO_CHANGES: Changes = new Map();
const changesAtom = atom({ generation: 0, changes: NO_CHANGES });

/** Changes by order id; they block further changes of that order and are dropped with the session. */
export const pendingChangesAtom = atom(
  (get) => {
    get(sessionAtom);
    const { generation, changes } = get(changesAtom);
    return generation === get(servicesAtom).session.generation() ? changes : NO_CHANGES;
  },
  (get, set, changes: Changes) =>
    set(changesAtom, { generation: get(servicesAtom).session.generation(), changes }),
);

/** Changes whose response was lost. */
export const unconfirmedChangesAtom = atom((get) =>
  [...get(pendingChangesAtom).values()].filter(({ phase }) => phase !== 'sending'),
);

/** Whether signing out must ask for confirmation. */
export const hasUnconfirmedChangesAtom = atom((get) => get(unconfirmedChangesAtom).length > 0);

/** Sets the phase of a change; `null` removes the change. */
export function markPendingChange(
  get: Getter,
  set: Setter,
  change: Omit<PendingChange, 'phase'>,
  phase: PendingChange['phase'] | null,
) {
  const changes = new Map(get(pendingChangesAtom));
  const { id } = change.order;
  if (phase) changes.set(id, { ...changes.get(id), ...change, phase });
  else changes.delete(id);
  set(pendingChangesAtom, changes);
}
