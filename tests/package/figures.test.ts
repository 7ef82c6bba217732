import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '../../sandbox/endpoints.ts';
import { sendCall } from '../../sandbox/testCalls.ts';
import type { ApiClient } from '../../src/core/api/types';
import { createFormats } from '../../src/core/format/formats';
import type { Wire } from '../../src/core/format/wireValues';
import { addDays, createZone } from '../../src/core/format/zone';
import { toLogs } from '../../src/features/payments/wire';
import { readCycleOrders } from '../../src/features/payouts/cycle/readCycleOrders';
import { reconcile } from '../../src/features/payouts/cycle/reconcile';
import { GROUPS } from '../../src/features/payouts/cycle/types';
import { readEstimates } from '../../src/features/payouts/cycleEstimates';
import { toPayout, toPayoutDetails } from '../../src/features/payouts/wire';
import { rateDishes } from '../../src/features/ratings/dishRatings';
import { toRatings } from '../../src/features/ratings/wire';
import { type Sandbox, startSandbox } from '../../testing/index.ts';

const RATES = { commission: 18, commissionTax: 18, paymentFee: 0, taxWithheld: 0.1 };
/** The number of payout cycles. The restaurant has orders from about four weeks. */
const CYCLES = 6;
const SLICES = { signal: new AbortController().signal, onBreak: () => {} };
const { startOf } = createZone('Asia/Kolkata');
const { isoDay } = createFormats({ locale: 'en-IN', timeZone: 'Asia/Kolkata', currency: 'INR' });

let folder: string;
let database: PGlite;
let restaurantId: string;
let read: Awaited<ReturnType<typeof readAll>>;

/** Reads the portal's data over HTTP, then opens the database for SQL queries. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'figures-'));
  const sandbox = await startSandbox({ dataDir: folder });
  try {
    read = await readAll(sandbox);
    restaurantId = read.restaurantId;
  } finally {
    await sandbox.stop();
  }
  database = await PGlite.create(join(folder, 'pg'));
}, 120_000);

afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function readAll({ url, control }: Sandbox) {
  const made = await control.newVendor({ history: 1_200, demo: ['payments', 'menu', 'reviews'] });
  const { access_token: token } = await control.token(made.phone);
  const ask = async (name: EndpointName, fields: object) => {
    const body = { restaurant_id: made.restaurantId, ...fields };
    return (await sendCall(url, name, { body, token })).body;
  };
  const api = {
    stream: async (name: EndpointName, body: object, take: (rows: Wire[]) => void) =>
      take((await ask(name, body)).data),
    page: async (name: EndpointName, fields: object) => {
      const body = await ask(name, fields);
      return { rows: body.data, body };
    },
  } as unknown as ApiClient;
  const payouts = (await ask('pendingPayouts', {})).data.map((payout: Wire, index: number) =>
    toPayout(payout, index, { isoDay }),
  ) as ReturnType<typeof toPayout>[];
  const logs = (await ask('paymentLogs', { search: '', status: 'all' })).data.flatMap(toLogs);
  const cycles = [];
  for (const { cycle, days, orders: counted } of payouts.slice(0, CYCLES)) {
    if (!days) throw new Error(`The days of ${cycle} are not read`);
    const call = {
      restaurantId: made.restaurantId,
      start: startOf(days.from),
      end: startOf(addDays(days.to, 1)),
      signal: SLICES.signal,
    };
    const whole = await readCycleOrders(api, { ...call, hasPages: false });
    const paged = await readCycleOrders(api, { ...call, hasPages: true });
    const details = (await ask('payoutDetails', { payout_cycle: cycle })).data;
    cycles.push({ days, counted, whole, paged, logs, details });
  }
  const spans = cycles.map(({ days }) => ({
    start: startOf(days.from),
    end: startOf(addDays(days.to, 1)),
  }));
  const list = {
    restaurantId: made.restaurantId,
    spans,
    rates: RATES,
    units: 100,
    ...SLICES,
    onKnown: () => {},
  };
  const estimates = await Promise.all(
    [false, true].map((hasPages) => readEstimates(api, { ...list, hasPages })),
  );
  const ratings = (await ask('reviews', { limit: 1_000 })).data;
  return { restaurantId: made.restaurantId as string, cycles, estimates, ratings };
}

type Cycle = (typeof read)['cycles'][number];

function run({ days, whole, logs, details }: Cycle) {
  const data = { ...whole, logs, lookups: new Map(), details: toPayoutDetails(details) };
  return reconcile(data, { days, startOf, isoDay, rates: RATES, units: 100 }, SLICES);
}

/** A query for the completed orders of some days in India, with their estimated payout. */
const ESTIMATES = `
  select order_number, total, payment_status,
    food + packing - commission - round(commission * 0.18, 2) - round((food + packing) * 0.001, 2) as net
  from (
    select *, round(food * 0.18, 2) as commission from (
      select *, (bill->>'afterDiscount')::numeric as food, (bill->>'packingFee')::numeric as packing
      from orders
      where restaurant_id = $1 and status = 'completed'
        and to_char(to_timestamp(created_at / 1000.0) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')
          between $2 and $3
    ) as priced
  ) as charged`;

test('the estimate of every cycle is what PostgreSQL computes', async () => {
  for (const cycle of read.cycles) {
    const { from, to } = cycle.days;
    const { rows } = await database.query<{ count: number; net: string | null }>(
      `select count(*)::int as count, sum(net)::text as net from (${ESTIMATES}) as all_orders`,
      [restaurantId, from, to],
    );
    const { estimate, estimated } = await run(cycle);
    const net = estimate && estimate.net / 100;
    expect([from, estimated, net]).toEqual([
      from,
      rows[0]?.count,
      rows[0]?.net ? Number(rows[0].net) : null,
    ]);
  }
  expect(read.cycles.filter(({ whole }) => whole.orders.length > 0).length).toBeGreaterThan(2);
});

test('the list of the cycles has the estimates of their pages', async () => {
  const expected = [];
  for (const cycle of read.cycles) expected.push((await run(cycle)).estimate?.net ?? null);
  expect(read.estimates).toEqual([expected, expected]);
});

test('pages of the history give the same orders as the whole list', () => {
  const numbers = ({ orders }: Cycle['whole']) => orders.map(({ number }) => number).toSorted();
  for (const { whole, paged } of read.cycles) expect(numbers(paged)).toEqual(numbers(whole));
});

test('the groups of a cycle are those that PostgreSQL finds', async () => {
  const cycle = read.cycles[1];
  if (!cycle) throw new Error('There is no second cycle');
  const { from, to } = cycle.days;
  const { rows } = await database.query<{ found: string; numbers: string[] }>(
    `with estimates as (${ESTIMATES}),
    logged as (
      select order_number, count(*) filter (where status = 'captured') as times,
        sum(case status when 'captured' then amount when 'refund' then -amount end)::numeric as sum
      from payment_logs where restaurant_id = $1 and order_number is not null group by order_number
    ),
    paid as (
      select order_id, count(*) as times, sum(net) as sum
      from json_to_recordset($4::json) as line(order_id text, net numeric) group by order_id
    )
    select case
      when coalesce(logged.times, 0) = 0 or paid.times is null then 'missing'
      when logged.times > 1 or paid.times > 1 then 'doubled'
      when logged.sum <> total::numeric or abs(paid.sum - net) > 0.05 then 'different'
      else 'matched' end as found,
      array_agg(order_number order by order_number) as numbers
    from estimates
    left join logged using (order_number)
    left join paid on paid.order_id = order_number
    group by found`,
    [restaurantId, from, to, JSON.stringify(cycle.details.orders)],
  );
  const expected = Object.fromEntries(rows.map(({ found: group, numbers }) => [group, numbers]));
  const { findings } = await run(cycle);
  const groups = GROUPS.map((group) => [
    group,
    findings
      .filter((finding) => finding.group === group)
      .map(({ number }) => number)
      .toSorted(),
  ]);
  const groupNumbers = Object.fromEntries(groups.filter(([, numbers]) => numbers?.length));
  expect(groupNumbers).toEqual(expected);
  expect(
    [groupNumbers.missing, groupNumbers.doubled, groupNumbers.different].map(
      (list) => list?.length,
    ),
  ).toEqual([2, 2, 2]);
  expect(cycle.counted).toBe(cycle.whole.orders.length - 1);
});

test('the averages of the dishes are those that PostgreSQL computes', async () => {
  const now = Date.now();
  const { rows } = await database.query<{ name: string; count: number; average: string }>(
    `select name, count(*)::int as count, round(avg(food)::numeric, 6)::text as average,
      case when least(
        count(*) filter (where created_at > $2::bigint),
        count(*) filter (where created_at <= $2::bigint)
      ) >= 3 then round((
        avg(food) filter (where created_at > $2::bigint)
        - avg(food) filter (where created_at <= $2::bigint)
      )::numeric, 6)::text end as change
    from (
      select distinct review.id, food, created_at, lower(item->>'food_item_name') as name
      from (
        select * from reviews where restaurant_id = $1 order by created_at desc, id limit 1000
      ) as review, jsonb_array_elements(items) as item
      where food is not null
    ) as rated
    group by name having count(*) >= 5 order by name`,
    [restaurantId, now - 30 * 86_400_000],
  );
  const { rated } = rateDishes(toRatings(read.ratings, {}).reviews, now);
  const shown = rated.map(({ key, count, average, change }) => ({
    name: key,
    count,
    average: average.toFixed(6),
    // A change that is too small to show is null, here and in `expected`.
    change: change === null ? null : change.toFixed(6),
  }));
  const expected = rows.map((row) => withoutSmallChange(row));
  expect(shown.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual(expected);
  expect(rated.length).toBeGreaterThan(20);
});

function withoutSmallChange<Row extends object>(row: Row): Row {
  const change = 'change' in row && row.change !== null ? Number(row.change) : null;
  if (change === null) return row;
  return { ...row, change: Math.abs(change) < 0.05 ? '0.000000' : change.toFixed(6) };
}
