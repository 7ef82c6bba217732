import { atom, type Getter, type Setter } from 'jotai';
import { Cancelled, Unauthorized } from '../../../core/api/errors';
import { afterPaint } from '../../../core/async/afterPaint';
import { within } from '../../../core/async/within';
import { withWebLock } from '../../../core/async/withWebLock';
import { clockAtom } from '../../../core/clock/state';
import type { useTranslate } from '../../../core/messages/useText';
import { listOf } from '../../../core/orders/keys';
import { showStatus } from '../../../core/orders/live/orderCache';
import { orderFeedAtom } from '../../../core/orders/live/orderFeed';
import { pollingAtom } from '../../../core/orders/live/state';
import {
  type ChangeOutcome,
  leavingOrderAtom,
  markPendingChange,
  pendingChangesAtom,
  type StatusChange,
} from '../../../core/orders/statusChanges';
import { statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { dashboardKeys } from '../../../core/restaurant/queries';
import { exclusive } from '../../../core/state/lock';
import { queryClientAtom } from '../../../core/state/queryClient';
import { apiAtom, type Notify, restaurantIdAtom, servicesAtom } from '../../../core/state/services';
import statusMessages from '../../../ui/orders/messages.en.json';
import orderMessages from '../messages.en.json';
import { changeOrderStatus, findOutcome, readChangeElsewhere } from './changeOrderStatus';
import messages from './messages.en.json';

/** Longest wait for another tab that changes the same order, in ms. */
const CHANGE_ELSEWHERE_MS = 60_000;

/** Sends a change once; resolves to `null` if another change of the order is pending or the order has moved on. */
export const changeOrderStatusAtom = atom(null, (get, set, change: StatusChange) =>
  exclusive(get, set, lockOf(change), async () => {
    const isMoved = get(orderFeedAtom).isOutdated(change.order);
    if (isMoved || get(pendingChangesAtom).has(change.order.id)) return null;
    const onChecking = (failure: unknown) =>
      markPendingChange(get, set, { ...change, failure }, 'checking');
    markPendingChange(get, set, change, 'sending');
    const { elsewhere, scope } = get(orderFeedAtom);
    const send = async (signal: AbortSignal) => {
      const api = get(apiAtom);
      const name = `vendor-portal:change:${scope}:${change.order.id}`;
      const outcome = await withWebLock(name, { ifAvailable: true }, () =>
        changeOrderStatus(api, change, { onChecking, signal }),
      );
      if (outcome) return outcome;
      const waitForOther = (limited: AbortSignal) =>
        withWebLock(name, { signal: limited }, async () => {});
      await within(signal, CHANGE_ELSEWHERE_MS, waitForOther).catch(() => {});
      return readChangeElsewhere(api, change, signal);
    };
    return elsewhere.announce(change.order.id, () => settle(get, set, change, send));
  }),
);

/** Reads the order once more to find the outcome of an unconfirmed change. */
export const recheckOrderStatusAtom = atom(null, (get, set, change: StatusChange) =>
  exclusive(get, set, lockOf(change), async () => {
    if (get(pendingChangesAtom).get(change.order.id)?.phase !== 'unconfirmed') return null;
    markPendingChange(get, set, change, 'checking');
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
  const { api, session, callbacks } = get(servicesAtom);
  const signal = session.signal();
  try {
    const outcome = await work(signal);
    const { failure } = get(pendingChangesAtom).get(change.order.id) ?? {};
    if (outcome.result === 'applied' && failure) api.settle(failure);
    // Move the card before unlocking it, or it would briefly offer the same action again.
    await showOutcome(get, change, outcome);
    if (signal.aborted) return null;
    markPendingChange(get, set, change, outcome.result === 'unconfirmed' ? 'unconfirmed' : null);
    if (outcome.result !== 'unconfirmed') void refreshOrders(get, change, outcome);
    const eventOutcome = toEventOutcome(outcome);
    callbacks.onEvent({ type: 'order-status-changed', to: change.to, outcome: eventOutcome });
    callbacks.onEvent({
      type: 'write',
      operation: 'updateOrderStatus',
      outcome: eventOutcome === 'unconfirmed' ? 'unknown' : eventOutcome,
    });
    return outcome;
  } catch (error) {
    if (!signal.aborted) markPendingChange(get, set, change, null);
    // The session has ended.
    if (error instanceof Cancelled || error instanceof Unauthorized) return null;
    throw error;
  }
}

/** Moves the card once the new status is confirmed (c4). */
async function showOutcome(
  get: Getter,
  change: StatusChange,
  outcome: ChangeOutcome,
): Promise<void> {
  const { order, to, minutes } = change;
  const { id } = order;
  const at = get(clockAtom).now();
  if (outcome.result === 'applied') {
    get(leavingOrderAtom)?.show(change);
    await get(orderFeedAtom).applied({ id, status: to, at, minutes });
  }
  if (outcome.result === 'changedElsewhere') {
    const { rawStatus: status } = outcome.now;
    await showStatus(get(queryClientAtom), get(restaurantIdAtom), { id, status, at });
  }
}

/** Refetches the affected lists and the dashboard after the moved card is painted. */
async function refreshOrders(get: Getter, { order, to }: StatusChange, outcome: ChangeOutcome) {
  const now = 'now' in outcome ? outcome.now?.rawStatus : to;
  const lists = [order.rawStatus, now ?? to].flatMap((status) => listOf(status) ?? []);
  const polling = get(pollingAtom);
  const queryKey = dashboardKeys.all(get(restaurantIdAtom));
  await afterPaint();
  polling?.readMoved(lists);
  void get(queryClientAtom).invalidateQueries({ queryKey });
}

function toEventOutcome({ result }: ChangeOutcome) {
  return result === 'applied' || result === 'unconfirmed' ? result : 'refused';
}

interface Reporting {
  nameOf: (order: Order) => string;
  translate: ReturnType<typeof useTranslate>;
  notify: Notify;
}

/** Shows the toast for the outcome of a change (A8). */
export function reportOutcome(
  reporting: Reporting,
  { order, to }: StatusChange,
  outcome: ChangeOutcome,
): void {
  const { translate, notify, nameOf } = reporting;
  const text = translate(messages);
  const orderText = translate(orderMessages);
  switch (outcome.result) {
    case 'applied':
      return notify.success(text(to === 'declined' ? 'orderRejected' : 'orderUpdated'), {
        detail: orderText('orderNumber', { number: nameOf(order) }),
        many: (count) => text(to === 'declined' ? 'ordersRejected' : 'ordersUpdated', { count }),
      });
    case 'refused':
      return reportRefusal(reporting, order, outcome);
    case 'changedElsewhere':
      return notify.info(
        text('changedElsewhere', { status: statusOf(translate, outcome.now.status) }),
      );
    case 'notApplied':
      return notify.error(orderText('notApplied'));
    case 'unconfirmed':
      return notify.error(orderText('unconfirmed'));
  }
}

function reportRefusal(
  { translate, notify }: Reporting,
  order: Order,
  { status, serverMessage, now }: Extract<ChangeOutcome, { result: 'refused' }>,
): void {
  const text = translate(messages);
  const isElsewhere = now !== null && now.rawStatus !== order.rawStatus;
  const reason = serverMessage || (status === 404 && text('noRider'));
  if (reason) notify.error(reason);
  else if (!isElsewhere) notify.error(text('refused'));
  if (isElsewhere)
    notify.info(text('changedElsewhere', { status: statusOf(translate, now.status) }));
}

function statusOf(translate: Reporting['translate'], status: Order['status']): string {
  return translate(statusMessages)(statusFacts(status).label);
}
