import { ApiRefusal, Cancelled, Unauthorized } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import { delay } from '../../core/async/delay';
import { withDeadline } from '../../core/async/withDeadline';
import { fetchOrder, updateOrderStatus } from './api';
import { RECHECK_LIMIT_MS, RECHECK_WAITS_MS, REFUSAL_READ_MS } from './constants';
import type { Order, OrderStatus } from './types';

/** A change of status that the vendor asked for. */
export interface StatusChange {
  order: Order;
  to: OrderStatus;
  /** Preparation time, when accepting. */
  minutes?: number;
}

/** How a change ended. Only `applied` moves a card (decision c4). */
export type ChangeOutcome =
  | { result: 'applied' }
  | { result: 'refused'; status: number; serverMessage: string; now: Order | null }
  | { result: 'notApplied' }
  | { result: 'changedElsewhere'; now: Order }
  | { result: 'unconfirmed' };

/**
 * Sends a change exactly once. When the answer is lost, the order itself is asked what happened:
 * the change is never sent again by itself (decision c4).
 */
export async function changeOrderStatus(
  api: ApiClient,
  change: StatusChange,
  { onChecking, signal }: { onChecking(): void; signal: AbortSignal },
): Promise<ChangeOutcome> {
  try {
    await updateOrderStatus(api, { id: change.order.id, to: change.to, minutes: change.minutes });
    return { result: 'applied' };
  } catch (error) {
    if (error instanceof Cancelled || error instanceof Unauthorized) throw error;
    if (error instanceof ApiRefusal && error.status < 500) {
      return refused(api, change, error, signal);
    }
    onChecking();
    // A server that failed has settled the matter; a gateway's error or silence has not.
    const isSettled = error instanceof ApiRefusal && error.status === 500;
    return findOutcome(api, change, { isSettled, signal });
  }
}

async function refused(
  api: ApiClient,
  change: StatusChange,
  { status, serverMessage }: ApiRefusal,
  signal: AbortSignal,
): Promise<ChangeOutcome> {
  let now: Order | null = null;
  await within(signal, REFUSAL_READ_MS, async (limited) => {
    now = await readOrder(api, change.order, limited);
  });
  return { result: 'refused', status, serverMessage, now };
}

/** What became of an order that another tab of this session was changing. */
export async function readChangeElsewhere(
  api: ApiClient,
  { order }: StatusChange,
  signal: AbortSignal,
): Promise<ChangeOutcome> {
  const now = await readOrder(api, order, signal);
  if (!now) return { result: 'unconfirmed' };
  if (now.rawStatus === order.rawStatus) return { result: 'notApplied' };
  return { result: 'changedElsewhere', now };
}

interface FindOptions {
  /** Whether the server is done with the change, so that even the old status is an answer. */
  isSettled: boolean;
  /** Milliseconds before each reading. */
  waits?: readonly number[];
  signal: AbortSignal;
}

/** Re-reads the order until it tells whether the change holds, at most 3 times in 30 s. */
export async function findOutcome(
  api: ApiClient,
  change: StatusChange,
  { isSettled, waits = RECHECK_WAITS_MS, signal }: FindOptions,
): Promise<ChangeOutcome> {
  let last: Order | null = null;
  const isSeen = async (wait: number, limited: AbortSignal) => {
    await delay(wait, limited);
    last = await readOrder(api, change.order, limited);
    return last && (isSettled || last.rawStatus !== change.order.rawStatus);
  };
  await within(signal, RECHECK_LIMIT_MS, async (limited) => {
    for (const wait of waits) if (await isSeen(wait, limited)) return;
  });
  return judge(change, last);
}

/** Works for a time at most; being out of time is no failure, the end of the session is. */
async function within(
  signal: AbortSignal,
  ms: number,
  work: (limited: AbortSignal) => Promise<void>,
): Promise<void> {
  try {
    await withDeadline(signal, ms, work);
  } catch (error) {
    if (signal.aborted) throw new Cancelled();
    if (error instanceof Unauthorized) throw error;
  }
}

function judge({ order, to }: StatusChange, seen: Order | null): ChangeOutcome {
  if (!seen) return { result: 'unconfirmed' };
  if (seen.rawStatus === to) return { result: 'applied' };
  if (seen.rawStatus === order.rawStatus) return { result: 'notApplied' };
  return { result: 'changedElsewhere', now: seen };
}

async function readOrder(api: ApiClient, order: Order, signal: AbortSignal): Promise<Order | null> {
  try {
    return await fetchOrder(api, order, signal);
  } catch (error) {
    if (error instanceof Cancelled || error instanceof Unauthorized) throw error;
    return null;
  }
}
