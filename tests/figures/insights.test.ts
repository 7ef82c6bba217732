import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSnapshot } from '../../sandbox/db/snapshot.ts';
import { openTestSandbox } from '../../sandbox/testSupport.ts';
import { createZone } from '../../src/core/format/zone.ts';
import { toOrderRow } from '../../src/core/orders/history/wire.ts';
import { ORDER_STATUSES } from '../../src/core/orders/statuses.ts';
import {
  computeFigures,
  type Figures,
} from '../../src/features/insights/figures/computeFigures.ts';
import { daysOf, type Period } from '../../src/ui/patterns/period/period.ts';
import { insightsSql } from './insightsSql.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const NOW = Math.floor(Date.now() / 1000) * 1000;

const at = (time: number) => new Date(time).toISOString();
const india = createZone('Asia/Kolkata');
const midnight = india.startOf(india.dayOf(NOW - 3 * DAY));

/** Orders with unusual data, as some backends send it. */
const AWKWARD = [
  { createdAt: at(midnight - 1), status: 'completed' },
  { createdAt: at(midnight), status: 'completed' },
  { createdAt: at(NOW - 2 * DAY), status: 'completed', total_amount: null, billing_detail: {} },
  { createdAt: at(NOW - 2 * DAY), status: 'completed', total_amount: 0 },
  { createdAt: at(NOW - 2 * DAY), status: 'out_for_delivery' },
  { createdAt: at(NOW - 2 * DAY), status: 'completed', status_timing: {}, cooking_time: 'soon' },
  { createdAt: at(NOW - MINUTE), status: 'waiting_for_confirmation' },
  {
    createdAt: at(NOW - DAY),
    status: 'declined',
    status_timing: { cooking: at(NOW - DAY + 5 * MINUTE), declined: at(NOW - DAY + 9 * MINUTE) },
  },
  ...ORDER_STATUSES.map((status) => ({ createdAt: at(NOW - 2 * DAY), status, status_timing: {} })),
];

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
let sql: PGlite;
const ids: Record<string, string> = {};
const wires: Record<string, Record<string, unknown>[]> = {};

/** Adds a restaurant and reads its orders without a check, because some of them break the contract. */
async function addRestaurant(name: string, input: object) {
  const { data: made } = await sandbox.control('POST', '/restaurants', input);
  const { data: session } = await sandbox.control('POST', '/token', { phone: made.phone });
  const response = await fetch(`${sandbox.url}/food-order/get-order-history`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${session.access_token}`,
    },
    body: JSON.stringify({ restaurant_id: made.restaurantId, status: 'all', limit: 10_000 }),
  });
  ids[name] = made.restaurantId;
  wires[name] = ((await response.json()) as { data: Record<string, unknown>[] }).data;
}

beforeAll(async () => {
  // Do not use a cached snapshot, because its times would be shifted.
  sandbox = await openTestSandbox({ snapshot: undefined });
  await addRestaurant('busy', { history: 3_000, orders: AWKWARD });
  await addRestaurant('one', { orders: [{ status: 'completed', createdAt: at(NOW - DAY) }] });
  await addRestaurant('none', {});
  const folder = mkdtempSync(join(tmpdir(), 'insights-'));
  const file = join(folder, 'data');
  await sandbox.sandbox.dumpSnapshot(file, 'none');
  const loadDataDir = (await readSnapshot(file)) ?? undefined;
  rmSync(folder, { recursive: true });
  sql = await PGlite.create('memory://', loadDataDir ? { loadDataDir } : {});
}, 60_000);

afterAll(async () => {
  await sql?.close();
  await sandbox?.close();
});

const named = (period: Period['period']): Period => ({ period, from: '', to: '' });
const custom = (from: string, to: string): Period => ({ period: 'custom', from, to });
const ago = (days: number) => india.dayOf(NOW - days * DAY);

test.each<[string, string, Period]>([
  ['busy', 'Asia/Kolkata', named('today')],
  ['busy', 'Asia/Kolkata', named('yesterday')],
  ['busy', 'Asia/Kolkata', named('7d')],
  ['busy', 'Asia/Kolkata', named('30d')],
  ['busy', 'Asia/Kolkata', named('month')],
  ['busy', 'Asia/Kolkata', named('last-month')],
  ['busy', 'Asia/Kolkata', custom(ago(40), ago(10))],
  ['busy', 'America/New_York', named('30d')],
  ['busy', 'Asia/Kathmandu', named('7d')],
  ['one', 'Asia/Kolkata', named('7d')],
  ['none', 'Asia/Kolkata', named('30d')],
])('the figures of "%s" in %s for %j are those that SQL counts', async (name, timeZone, period) => {
  const zone = createZone(timeZone);
  const rows = (wires[name] ?? []).map((wire) => toOrderRow(wire));
  const { signal } = new AbortController();
  const figures = await computeFigures(rows, {
    period,
    now: NOW,
    zone,
    limit: 10_000,
    signal,
  });
  if (!figures) throw new Error('The period has no days');
  const values = [ids[name], timeZone, NOW, ...daysOf(period, zone.dayOf(NOW))];
  const ask = async (query: string) => {
    const { rows: resultRows } = await sql.query<Record<string, unknown>>(query, values);
    return resultRows.map(rounded);
  };

  expect([rounded(figures.current)]).toEqual(await ask(insightsSql.current));
  expect([rounded(figures.previous)]).toEqual(await ask(insightsSql.previous));
  expect(daysIn(figures)).toEqual(await ask(insightsSql.days));
  expect(hoursIn(figures)).toEqual(await ask(insightsSql.hours));
  expect(figures.dishes.best.map(rounded)).toEqual(await ask(insightsSql.best));
  const slow = await ask(insightsSql.slow);
  expect(figures.dishes.slow.map(rounded)).toEqual(slow.map(({ rank: _rank, ...dish }) => dish));
  expect(figures.promises.map(rounded)).toEqual(await ask(insightsSql.promises));
  const slowest = figures.slowestDish ? [rounded(figures.slowestDish)] : [];
  expect(slowest).toEqual(await ask(insightsSql.slowestDish));
});

test('an order without times counts as accepted by its status, as in SQL', async () => {
  const untimed = (wires['busy'] ?? []).filter(({ status_timing }) => isEmpty(status_timing));
  const accepted = untimed.filter((wire) => toOrderRow(wire).answer === 'accepted');
  const values = [ids['busy'], 'Asia/Kolkata', NOW, ago(3), ago(0)];
  const { rows } = await sql.query<{ status: string }>(insightsSql.acceptedUntimed, values);

  const statuses = new Set(accepted.map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual(rows.map(({ status }) => status).toSorted());
});

const isEmpty = (value: unknown) => Object.keys(value ?? {}).length === 0;

/** Rounds all numbers to the paisa, because sums of binary floating-point numbers are not exact. */
function rounded(record: object): Record<string, unknown> {
  const round = (value: unknown) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value;
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, round(value)]));
}

function daysIn({ course }: Figures) {
  expect(course.size).toBe('day');
  return course.steps.map(({ from, orders, revenue }) => rounded({ from, orders, revenue }));
}

function hoursIn({ hours }: Figures) {
  return hours.hours
    .flatMap(({ hour, orders }) =>
      orders.map((count, weekday) => ({ weekday, hour, orders: count })),
    )
    .filter(({ orders }) => orders > 0)
    .toSorted((one, other) => one.weekday - other.weekday || one.hour - other.hour);
}
