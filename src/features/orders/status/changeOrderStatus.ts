import { ApiRefusal, Cancelled, Unauthorized } from '../../../core/api/errors';
import type { ApiClient } from '../../../core/api/types';
import { fetchOrder, updateOrderStatus } from '../../../core/orders/api';
import type { ChangeOutcome, StatusChange } from '../../../core/orders/statusChanges';
import type { Order } from '../../../core/orders/types';
import { orNull, readBack, tryWithin } from '../../../core/state/readBack';

/** Timeout of the re-read after a refusal, in ms; the toast about the refusal waits for it. */
const REFUSAL_READ_MS = 3_000;

/** Sends a change once and never retries it; after a lost response it reads the order instead (c4). */
export async function changeOrderStatus(
  api: ApiClient,
  change: StatusChange,
  { onChecking, signal }: { onChecking(failure: unknown): void; signal: AbortSignal },
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
    onChecking(error);
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
    now = await orNull(fetchOrder(api, change.order, limited));
  });
  return { result: 'refused', status, serverMessage, now };
}

/** The outcome when another tab was already changing the order. */
export async function readChangeElsewhere(
  api: ApiClient,
  { order }: StatusChange,
  signal: AbortSignal,
): Promise<ChangeOutcome> {
  const now = await orNull(fetchOrder(api, order, signal));
  if (!now) return { result: 'unconfirmed' };
  if (now.rawStatus === order.rawStatus) return { result: 'notApplied' };
  return { result: 'changedElsewhere', now };
}

interface FindOptions {
  /** Whether the server no longer processes the change, so that the old status means "not applied". */
  isSettled: boolean;
  /** Delay before each re-read, in ms. */
  waits?: readonly number[] | undefined;
  signal: AbortSignal;
}

/** Re-reads the order until its status shows the outcome (c4). */
export async function findOutcome(
  api: ApiClient,
  change: StatusChange,
  { isSettled, waits, signal }: FindOptions,
): Promise<ChangeOutcome> {
  const last = await readBack((limited) => fetchOrder(api, change.order, limited), {
    isDecided: ({ rawStatus }) => isSettled || rawStatus !== change.order.rawStatus,
    waits,
    signal,
  });
  return toOutcome(change, last);
}

function toOutcome({ order, to }: StatusChange, seen: Order | null): ChangeOutcome {
  if (!seen) return { result: 'unconfirmed' };
  if (seen.rawStatus === to) return { result: 'applied' };
  if (seen.rawStatus === order.rawStatus) return { result: 'notApplied' };
  return { result: 'changedElsewhere', now: seen };
}
