import { atom, type Getter, type Setter } from 'jotai';
import { servicesAtom, sessionAtom } from '../state/services';
import type { OrderStatus } from './statuses';
import type { Decline, Order } from './types';

export interface StatusChange {
  order: Order;
  to: OrderStatus;
  /** The preparation time of an accepted order. */
  minutes?: number;
  /** The reason for which an order was declined, if the backend accepts one. */
  decline?: Decline;
}

/** Only `applied` and `changedElsewhere` move the card (c4). */
export type ChangeOutcome =
  | { result: 'applied' }
  | { result: 'refused'; status: number; serverMessage: string; now: Order | null }
  | { result: 'notApplied' }
  | { result: 'changedElsewhere'; now: Order }
  | { result: 'unconfirmed' };

/** A change in progress, or one whose outcome is unknown. */
export interface PendingChange extends StatusChange {
  phase: 'sending' | 'checking' | 'unconfirmed';
  /** Why the response was lost. */
  failure?: unknown;
}

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

/** What a dialog asks about an order before it is changed. */
export interface OrderQuestion {
  kind: 'accept' | 'reject' | 'extend';
  order: Order;
}

/** The dialog that is open. Stored in an atom, so that the dialog stays open when the order's card unmounts. */
export const orderQuestionAtom = atom<OrderQuestion | null>(null);

/** The id of the order that was changed last in this tab. */
export const changedOrderAtom = atom<string | null>(null);

/** What shows that an order leaves its list, called before it does. */
export const leavingOrderAtom = atom<{ show(change: StatusChange): void } | null>(null);
