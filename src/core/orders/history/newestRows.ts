import { anySignal } from '../../async/anySignal';
import type { Wire } from '../../format/wireValues';
import { streamOrders } from '../api';
import { EVERYTHING } from '../filters';
import type { Source } from './queries';

/** What one read of the newest orders asks for. */
export const MOST_ROWS = 100;

/** Reads the newest orders in one response, and of a backend that does not know `limit` only its first rows. */
export async function readNewestRows(
  { api, restaurantId }: Pick<Source, 'api' | 'restaurantId'>,
  signal: AbortSignal,
): Promise<Wire[]> {
  const rows: Wire[] = [];
  const enough = new AbortController();
  const take = (part: readonly Wire[]) => {
    for (const row of part) rows.push(row);
    if (rows.length > MOST_ROWS) enough.abort();
  };
  const call = { restaurantId, filter: EVERYTHING, limit: MOST_ROWS };
  try {
    await streamOrders(api, call, take, { signal: anySignal(signal, enough.signal) });
  } catch (error) {
    if (signal.aborted || !enough.signal.aborted) throw error;
  }
  return rows;
}
