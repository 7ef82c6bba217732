import { anySignal } from '../../async/anySignal';
import type { Wire } from '../../format/wireValues';
import { streamOrders } from '../api';
import { EVERYTHING } from '../filters';
import type { Source } from './queries';

/** Reads the newest orders in one response, and of a backend that does not know `limit` only its first rows. */
export async function readNewestRows(
  { api, restaurantId }: Pick<Source, 'api' | 'restaurantId'>,
  limit: number,
  signal: AbortSignal,
): Promise<Wire[]> {
  const rows: Wire[] = [];
  const enough = new AbortController();
  const take = (part: readonly Wire[]) => {
    for (const row of part) rows.push(row);
    if (rows.length > limit) enough.abort();
  };
  const call = { restaurantId, filter: EVERYTHING, limit };
  try {
    await streamOrders(api, call, take, { signal: anySignal(signal, enough.signal) });
  } catch (error) {
    if (signal.aborted || !enough.signal.aborted) throw error;
  }
  return rows;
}
