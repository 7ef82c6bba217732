import { and, asc, desc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Answer } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import type { TimeFrame } from '../../clock.ts';
import type { SandboxContext } from '../../context.ts';
import { type Fields, numberField, objectField, textField } from '../../fields.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { restaurantName } from './find.ts';
import { conditionOf } from './historyFilter.ts';
import { presentOrder } from './present.ts';
import { type OrderRow, orders } from './schema.ts';
import { frameOf } from './times.ts';

/** The sortable columns except the date, which needs a query for each time frame. */
const COLUMNS: Readonly<Record<string, SQLWrapper>> = {
  number: orders.orderNumber,
  customer: orders.customerName,
  items: sql`jsonb_array_length(${orders.items})`,
  total: orders.total,
  payment: orders.paymentStatus,
  status: orders.status,
};

interface PageQuery {
  restaurantId: string;
  filter: Fields;
  column: string;
  isDescending: boolean;
  /** The values of the last order on the previous page. */
  after: { value: string | number; id: string } | null;
  size: number;
}

/** An order with its sort value. */
interface Found {
  row: OrderRow;
  value: string | number;
}

export async function historyPage({ sandbox, vendor, fields }: SignedInInput): Promise<Answer> {
  const query = toQuery(sandbox, vendor.restaurantId, fields);
  // Read one order more than the page shows, to know whether another page follows.
  const rows = await (query.column === 'date' ? byTime : byColumn)(sandbox, query);
  const page = rows.slice(0, query.size);
  const last = rows.length > query.size ? page.at(-1) : undefined;
  const name = await restaurantName(sandbox, vendor.restaurantId);
  return {
    data: page.map(({ row }) => presentOrder(row, name, sandbox.clock)),
    next: last ? writeCursor(sandbox, { value: last.value, id: last.row.id }) : null,
    totals: await totalsOf(sandbox, query),
  };
}

function toQuery(sandbox: SandboxContext, restaurantId: string, fields: Fields): PageQuery {
  const sort = textField(fields, 'sort');
  const cursor = textField(fields, 'cursor');
  const { value, id } = cursor ? readCursor(sandbox, cursor) : {};
  return {
    restaurantId,
    filter: objectField(fields, 'filter') ?? {},
    column: sort.replace(/^-/, ''),
    isDescending: sort.startsWith('-'),
    after: cursor ? { value: value as string | number, id: String(id) } : null,
    size: numberField(fields, 'size', 1),
  };
}

/** Reads each time frame by its own index and merges the results. */
async function byTime(sandbox: SandboxContext, query: PageQuery): Promise<Found[]> {
  const { clock } = sandbox;
  const read = async (frame: TimeFrame) => {
    const after = query.after && {
      ...query.after,
      value: clock.stored(Number(query.after.value), frame),
    };
    return select(sandbox, { ...query, after }, orders.createdAt, frame);
  };
  const rows = [...(await read('past')), ...(await read('live'))];
  const sortable = rows.map((row) => ({
    row,
    value: clock.real(row.createdAt, frameOf(row.status)),
  }));
  const sign = query.isDescending ? -1 : 1;
  return sortable.sort(
    (one, other) => sign * (one.value - other.value) || (one.row.id < other.row.id ? -1 : 1) * sign,
  );
}

async function byColumn(sandbox: SandboxContext, query: PageQuery): Promise<Found[]> {
  const column = COLUMNS[query.column] ?? orders.orderNumber;
  const rows = await select(sandbox, query, column);
  return rows.map((row) => ({ row, value: valueOf(row, query.column) }));
}

function valueOf(row: OrderRow, column: string): string | number {
  if (column === 'customer') return row.customerName;
  if (column === 'items') return row.items.length;
  if (column === 'total') return row.total;
  if (column === 'payment') return row.paymentStatus;
  return column === 'status' ? row.status : row.orderNumber;
}

/** Selects the rows after the cursor. It compares both columns at once, so that an index can be used. */
function select(
  { db, clock }: SandboxContext,
  { restaurantId, filter, after, isDescending, size }: PageQuery,
  column: SQLWrapper,
  frame?: TimeFrame,
): Promise<OrderRow[]> {
  const direction = isDescending ? desc : asc;
  const operator = sql.raw(isDescending ? '<' : '>');
  const follows = after && sql`(${column}, ${orders.id}) ${operator} (${after.value}, ${after.id})`;
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        conditionOf(clock, filter, frame),
        follows ?? undefined,
      ),
    )
    .orderBy(direction(column), direction(orders.id))
    .limit(size + 1);
}

/** Computes the totals. Declined orders are counted, but add no revenue; their own sum is `lost`. */
async function totalsOf(
  { db, clock }: SandboxContext,
  { restaurantId, filter }: Pick<PageQuery, 'restaurantId' | 'filter'>,
) {
  const isPaid = sql`filter (where ${orders.status} <> 'declined')`;
  const isDeclined = sql`filter (where ${orders.status} = 'declined')`;
  // Add up thousandths, because sums of floating-point numbers have rounding errors.
  const thousandths = sql`sum(round(${orders.total} * 1000))`;
  const [totals] = await db
    .select({
      orders: sql`count(*)`.mapWith(Number),
      paid: sql`count(*) ${isPaid}`.mapWith(Number),
      sum: sql`coalesce(${thousandths} ${isPaid}, 0)`.mapWith(Number),
      lost: sql`${thousandths} ${isDeclined}`.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), conditionOf(clock, filter)));
  const { orders: count = 0, paid = 0, sum = 0, lost = null } = totals ?? {};
  const revenue = paid > 0 ? sum / 1000 : null;
  return {
    orders: count,
    revenue,
    average: revenue === null ? null : revenue / paid,
    lost: lost === null ? null : lost / 1000,
  };
}
