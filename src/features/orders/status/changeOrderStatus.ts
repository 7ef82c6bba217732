import { ApiRefusal, Cancelled, Unauthorized } from '../../../core/api/errors';
import type { ApiClient } from '../../../core/api/types';
import { delay } from '../../../core/async/delay';
import { within } from '../../../core/async/within';
import { fetchOrder, updateOrderStatus } from '../api';
import type { Decline, Order, OrderStatus } from '../types';

/** Delays before each of the 3 re-reads after a lost response, in ms (c4). */
const RECHECK_WAITS_MS = [1_000, 8_000, 15_000] as const;
const RECHECK_LIMIT_MS = 30_000;

/** Timeout of the re-read after a refusal, in ms; its toast waits for it. */
const REFUSAL_READ_MS = 3_000;

export interface StatusChange {
  order: Order;
  to: OrderStatus;
  /** Preparation time, when accepting. */
  minutes?: number;
  /** When declining, where the backend takes a reason. */
  decline?: Decline;
}

/** `applied` and `changedElsewhere` move the card, nothing else does (c4). */
export type ChangeOutcome =
  | { result: 'applied' }
  | { result: 'refused'; status: number; serverMessage: string; now: Order | null }
  | { result: 'notApplied' }
  | { result: 'changedElsewhere'; now: Order }
  | { result: 'unconfirmed' };

/** Sends a change once and never retries it; after a lost response it reads the order instead (c4). */
export async function changeOrderStatus(
  api: ApiClient,
  change: StatusChange,
  { onChecking, signal }: { onChecking(): void; signal: AbortSignal },
): Promise<ChangeOutcome> {
  try {
    const { order, to, minutes, decline } = change;
    await updateOrderStatus(api, { id: order.id, to, minutes, decline });
    return { result: 'applied' };
  } catch (error) {
    if (error instanceof Cancelled || error instanceof Unauthorized) throw error;
    if (error instanceof ApiRefusal && error.status < 500) {
      return refused(api, change, error, signal);
    }
    onChecking();
    // After a 500 the change is no longer in progress; after a gateway error or timeout it may be.
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
  await tryWithin(signal, REFUSAL_READ_MS, async (limited) => {
    now = await readOrder(api, change.order, limited);
  });
  return { result: 'refused', status, serverMessage, now };
}

/** The outcome when another tab was already changing the order. */
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
  /** The server no longer processes the change, so the old status means "not applied". */
  isSettled: boolean;
  /** Delay before each re-read, in ms. */
  waits?: readonly number[];
  signal: AbortSignal;
}

/** Re-reads the order until its status shows the outcome, at most 3 times in 30 s. */
export async function findOutcome(
  api: ApiClient,
  change: StatusChange,
  { isSettled, waits = RECHECK_WAITS_MS, signal }: FindOptions,
): Promise<ChangeOutcome> {
  let last: Order | null = null;
  const isResolved = async (wait: number, limited: AbortSignal) => {
    await delay(wait, limited);
    last = await readOrder(api, change.order, limited);
    return last && (isSettled || last.rawStatus !== change.order.rawStatus);
  };
  await tryWithin(signal, RECHECK_LIMIT_MS, async (limited) => {
    for (const wait of waits) if (await isResolved(wait, limited)) return;
  });
  return toOutcome(change, last);
}

/** Ignores a timeout of `work`, but not the end of the session. */
async function tryWithin(
  signal: AbortSignal,
  ms: number,
  work: (limited: AbortSignal) => Promise<void>,
): Promise<void> {
  try {
    await within(signal, ms, work);
  } catch (error) {
    if (signal.aborted) throw new Cancelled();
    if (error instanceof Unauthorized) throw error;
  }
}

function toOutcome({ order, to }: StatusChange, seen: Order | null): ChangeOutcome {
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
