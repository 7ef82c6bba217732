import { and, eq, gte, ilike, inArray, like, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Clock, TimeFrame } from '../../clock.ts';
import { type Fields, textField } from '../../fields.ts';
import { isHandled } from './handling.ts';
import { IS_LIVE, IS_PAST, orders } from './schema.ts';

const FRAMES: Readonly<Record<TimeFrame, SQL>> = { past: IS_PAST, live: IS_LIVE };
/** The groups of the payment filter; every other status is in the group `other`. */
const PAYMENTS = ['captured', 'failed'];

/** The SQL condition of a filter, for all orders or for one time frame. */
export function conditionOf(clock: Clock, filter: Fields, frame?: TimeFrame): SQL | undefined {
  if (frame) return and(FRAMES[frame], ...timesOf(clock, filter, frame), ...fieldsOf(filter));
  const hasTimes = filter.from !== undefined || filter.to !== undefined;
  if (!hasTimes) return and(...fieldsOf(filter));
  return or(conditionOf(clock, filter, 'past'), conditionOf(clock, filter, 'live'));
}

function timesOf(clock: Clock, filter: Fields, frame: TimeFrame): (SQL | undefined)[] {
  const timeOf = (name: string) => clock.stored(Date.parse(textField(filter, name)), frame);
  return [
    filter.from === undefined ? undefined : gte(orders.createdAt, timeOf('from')),
    filter.to === undefined ? undefined : lt(orders.createdAt, timeOf('to')),
  ];
}

function fieldsOf(filter: Fields): (SQL | undefined)[] {
  const [status, search, payment, item, customer] = [
    'status',
    'search',
    'payment',
    'item',
    'customer',
  ].map((name) => textField(filter, name)) as [string, string, string, string, string];
  return [
    status === 'all' ? undefined : eq(orders.status, status),
    search ? like(orders.words, part(search.toLowerCase())) : undefined,
    item ? like(orders.dishes, part(item.toLowerCase())) : undefined,
    customer ? ilike(orders.customerName, part(customer)) : undefined,
    payment ? isPaid(payment) : undefined,
    isHandled(textField(filter, 'handling')),
    filter.min === undefined ? undefined : gte(orders.total, Number(filter.min)),
    filter.max === undefined ? undefined : lte(orders.total, Number(filter.max)),
  ];
}

function isPaid(payment: string): SQL {
  const status = sql`lower(trim(${orders.paymentStatus}))`;
  return PAYMENTS.includes(payment) ? eq(status, payment) : not(inArray(status, PAYMENTS));
}

/** The pattern that finds a part of a text; wildcards in the part are escaped. */
function part(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
