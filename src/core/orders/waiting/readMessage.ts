import { array, type Wire } from '../../format/wireValues';
import type { WaitingOrders } from './waitingChannel';

const MAX_ID_LENGTH = 200;
const MOST_IDS = 10_000;

/** The orders in a message; `null` if it has none. */
export function toSharedOrders({ count, ids, unanswered }: Wire): WaitingOrders | null {
  if (!Number.isInteger(count) || (count as number) < 0 || !Array.isArray(ids)) return null;
  return { count: count as number, ids: toIds(ids), unanswered: toIds(unanswered) };
}

function toIds(value: unknown): string[] {
  return array(value)
    .slice(0, MOST_IDS)
    .filter((id) => typeof id === 'string')
    .filter((id) => id !== '' && id.length <= MAX_ID_LENGTH);
}
