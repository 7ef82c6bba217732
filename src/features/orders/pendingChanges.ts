import { atom, type Getter, type Setter } from 'jotai';
import { Cancelled, Unauthorized } from '../../core/api/errors';
import { afterPaint } from '../../core/async/afterPaint';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom, servicesAtom, sessionAtom } from '../../core/state/services';
import { exclusive } from '../../core/state/lock';
import {
  type ChangeOutcome,
  changeOrderStatus,
  findOutcome,
  readChangeElsewhere,
  type StatusChange,
} from './changeOrderStatus';
import { CHANGE_ELSEWHERE_MS } from './constants';
import { unlessElsewhere } from './live/locks';
import { orderFeedAtom } from './live/orderFeed';
import { listOf } from './live/lists';
import { pollingAtom } from './live/state';
import { showStatus } from './orderCache';

/** A change that is under way, or whose outcome could not be learnt. */
export interface PendingChange extends StatusChange {
  phase: 'sending' | 'checking' | 'unconfirmed';
}

type Changes = ReadonlyMap<string, PendingChange>;

const NO_CHANGES: Changes = new Map();
const heldAtom = atom({ generation: 0, changes: NO_CHANGES });

/**
 * Unfinished changes by order id: while an order has one, nothing else can be done to it.
 * They belong to one session and are forgotten with it.
 */
export const pendingChangesAtom = atom(
  (get) => {
    get(sessionAtom);
    const { generation, changes } = get(heldAtom);
    return generation === get(servicesAtom).session.generation() ? changes : NO_CHANGES;
  },
  (get, set, changes: Changes) =>
    set(heldAtom, { generation: get(servicesAtom).session.generation(), changes }),
);

/** Changes whose answer was lost, also while the order is being asked about. */
export const unconfirmedChangesAtom = atom((get) =>
  [...get(pendingChangesAtom).values()].filter(({ phase }) => phase !== 'sending'),
);

/** Whether signing out has to ask first. */
export const hasUnconfirmedChangesAtom = atom((get) => get(unconfirmedChangesAtom).length > 0);

/** Sends a change once, whatever is clicked meanwhile; resolves to `null` when one is under way. */
export const changeOrderStatusAtom = atom(null, (get, set, change: StatusChange) =>
  exclusive(get, set, lockOf(change), async () => {
    // One that stayed unconfirmed is under way as well.
    if (get(pendingChangesAtom).has(change.order.id)) return null;
    const onChecking = () => mark(get, set, change, 'checking');
    mark(get, set, change, 'sending');
    return settle(get, set, change, async (signal) => {
      const api = get(apiAtom);
      const name = `vendor-portal:change:${get(orderFeedAtom).scope}:${change.order.id}`;
      const outcome = await unlessElsewhere(name, { signal, ms: CHANGE_ELSEWHERE_MS }, () =>
        changeOrderStatus(api, change, { onChecking, signal }),
      );
      return outcome ?? readChangeElsewhere(api, change, signal);
    });
  }),
);

/** Asks the server once more about a change that stayed unconfirmed. */
export const recheckOrderStatusAtom = atom(null, (get, set, change: StatusChange) =>
  exclusive(get, set, lockOf(change), async () => {
    if (get(pendingChangesAtom).get(change.order.id)?.phase !== 'unconfirmed') return null;
    mark(get, set, change, 'checking');
    return settle(get, set, change, (signal) =>
      findOutcome(get(apiAtom), change, { isSettled: true, waits: [0], signal }),
    );
  }),
);

function lockOf({ order }: StatusChange) {
  return ['order', order.id];
}

async function settle(
  get: Getter,
  set: Setter,
  change: StatusChange,
  work: (signal: AbortSignal) => Promise<ChangeOutcome>,
): Promise<ChangeOutcome | null> {
  const { session, callbacks } = get(servicesAtom);
  const signal = session.signal();
  try {
    const outcome = await work(signal);
    // The lists first: an order whose lock is gone must not still offer what was just done.
    await showOutcome(get, change, outcome);
    if (signal.aborted) return null;
    mark(get, set, change, outcome.result === 'unconfirmed' ? 'unconfirmed' : null);
    if (outcome.result !== 'unconfirmed') void refreshOrders(get, change, outcome);
    callbacks.onEvent({ type: 'order-status-changed', to: change.to, outcome: told(outcome) });
    return outcome;
  } catch (error) {
    if (!signal.aborted) mark(get, set, change, null);
    // The session is over: there is nobody to tell.
    if (error instanceof Cancelled || error instanceof Unauthorized) return null;
    throw error;
  }
}

/** Moves the order in the lists once its new status is known to hold (decision c4). */
async function showOutcome(
  get: Getter,
  { order: { id }, to, minutes }: StatusChange,
  outcome: ChangeOutcome,
): Promise<void> {
  const at = Date.now();
  if (outcome.result === 'applied') {
    await get(orderFeedAtom).applied({ id, status: to, at, minutes });
  }
  if (outcome.result === 'changedElsewhere') {
    const { rawStatus: status } = outcome.now;
    await showStatus(get(queryClientAtom), get(restaurantIdAtom), { id, status, at });
  }
}

/** Reads again what a change may have moved, once its card is drawn in its new place. */
async function refreshOrders(get: Getter, { order, to }: StatusChange, outcome: ChangeOutcome) {
  const now = 'now' in outcome ? outcome.now?.rawStatus : to;
  const lists = [order.rawStatus, now ?? to].flatMap((status) => listOf(status) ?? []);
  const polling = get(pollingAtom);
  const queryKey = ['dashboard', get(restaurantIdAtom)];
  await afterPaint();
  polling?.readMoved(lists);
  void get(queryClientAtom).invalidateQueries({ queryKey });
}

function mark(
  get: Getter,
  set: Setter,
  change: StatusChange,
  phase: PendingChange['phase'] | null,
) {
  const changes = new Map(get(pendingChangesAtom));
  if (phase) changes.set(change.order.id, { ...change, phase });
  else changes.delete(change.order.id);
  set(pendingChangesAtom, changes);
}

function told({ result }: ChangeOutcome) {
  return result === 'applied' || result === 'unconfirmed' ? result : 'refused';
}
