import { gt, inArray, type SQL, sql } from 'drizzle-orm';
import { orders } from './schema.ts';
import { ACCEPTED } from './statuses.ts';

/** An answer that takes longer than this is slow, in ms. */
const SLOW_MS = 3 * 60_000;
/** A longer cooking time is treated as missing. */
const LONGEST_MINUTES = 24 * 60;

/**
 * The condition for orders that were handled in this way, or had an issue. An order without the times of its steps is in none of the
 * groups that compare times.
 */
export function isHandled(handling: string): SQL | undefined {
  const time = (step: string) => sql`(${orders.statusTiming} ->> ${step})::bigint`;
  const accepted = sql`(${time('cooking')} is not null or ${inArray(orders.status, ACCEPTED)})`;
  const rejected = sql`(not ${accepted} and ${orders.status} = 'declined')`;
  const answeredAt = sql`case when ${rejected} then ${time('declined')} else ${time('cooking')} end`;
  const answer = sql`(${answeredAt} - ${orders.createdAt})`;
  const minutes = sql`substring(${orders.cookingTime} from '^ *([0-9]{1,6})')::bigint`;
  const promised = sql`(${minutes} between 1 and ${sql.raw(String(LONGEST_MINUTES))})`;
  const prepared = sql`(${time('ready_to_pickup')} - ${time('cooking')})`;
  const groups: Readonly<Record<string, SQL>> = {
    accepted,
    rejected,
    answered: sql`${answer} >= 0`,
    slow: sql`${answer} > ${SLOW_MS}`,
    prepared: sql`(${promised} and ${prepared} >= 0)`,
    late: sql`(${promised} and ${prepared} > ${minutes} * 60000)`,
    issue: gt(orders.issues, 0),
  };
  return groups[handling];
}
