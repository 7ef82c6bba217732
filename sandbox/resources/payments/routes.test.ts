import { beforeAll, expect, test } from 'vitest';
import { openFilled } from '../../testCalls.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

interface Group {
  title: string;
  data: { status: string; order_id: string | null; transaction_number: string }[];
}

async function openPayments() {
  const shop = await openFilled(market, ['payments']);
  const logs = async (fields: object = {}): Promise<Group[]> =>
    (await shop.ask('paymentLogs', { ...fields })).data;
  return { ...shop, logs };
}

test('logs come under five dates', async () => {
  const { logs } = await openPayments();
  const groups = await logs();
  expect(groups).toHaveLength(5);
  for (const { title, data } of groups) {
    expect(title).toMatch(/^\d\d [A-Z][a-z]{2} \d{4}$/);
    expect(new Set(data.map(({ status }) => status)).size).toBe(3);
  }
});

test('logs are filtered by status', async () => {
  const { logs } = await openPayments();
  const entries = (await logs({ status: 'withdraw' })).flatMap(({ data }) => data);
  expect(entries.map(({ status }) => status)).toEqual(Array(5).fill('withdraw'));
});

test('logs are searched by order or transaction', async () => {
  const { logs } = await openPayments();
  const entries = (await logs({ search: 'demo-1000', status: 'all' })).flatMap(({ data }) => data);
  expect(entries.map(({ order_id }) => order_id)).toEqual(['DEMO-1000']);
});

test('a search for a percent sign finds nothing instead of everything', async () => {
  const { logs } = await openPayments();
  expect(await logs({ search: '%' })).toEqual([]);
});

test('payout cycles run from Monday to Sunday', async () => {
  const { ask } = await openPayments();
  const { data } = await ask('pendingPayouts');
  const days = data.map(({ payout_cycle }: { payout_cycle: string }) =>
    payout_cycle.split(' - ').map((day) => new Date(`${day} UTC`).getUTCDay()),
  );
  expect(days).toEqual(Array(14).fill([1, 0]));
  expect(data[0].status).toBe('pending');
});

test('one cycle has no status at all', async () => {
  const { ask } = await openPayments();
  const { data } = await ask('pendingPayouts');
  expect(data.filter((cycle: object) => !('status' in cycle))).toHaveLength(1);
});

interface Paid {
  order_id: string;
  gross: number;
  net: number;
}

/** Creates two weeks of orders and reads the last full cycle. */
async function openCycle() {
  const shop = await openFilled(market, ['payments'], { history: 800 });
  const { data: cycles } = await shop.ask('pendingPayouts');
  const payout_cycle: string = cycles[1].payout_cycle;
  const [from = 0] = payout_cycle.split(' - ').map((day) => Date.parse(`${day} 00:00 +05:30`));
  const { data: history } = await shop.ask('orderHistory', { status: 'completed', limit: 10_000 });
  const completed: string[] = history
    .filter(({ createdAt }: { createdAt: string }) => {
      const at = Date.parse(createdAt);
      return at >= from && at < from + 7 * 86_400_000;
    })
    .map(({ order_id }: { order_id: string }) => order_id);
  return { ...shop, payout_cycle, completed, counted: cycles[1].total_week_order as number };
}

/** Counts the orders that were not found, found once and found twice. */
function spread(orders: readonly string[], paid: readonly (string | null)[]) {
  const counts = orders.map((order) => paid.filter((one) => one === order).length);
  return [0, 1, 2].map((times) => counts.filter((count) => count === times).length);
}

test('the last full cycle has an order without a log', async () => {
  const { ask, completed, counted } = await openCycle();
  const groups: Group[] = (await ask('paymentLogs')).data;
  const captured = groups.flatMap(({ data }) => data).filter(({ status }) => status === 'captured');
  const paid = captured.map(({ order_id }) => order_id);
  expect(spread(completed, paid)).toEqual([1, completed.length - 2, 1]);
  expect(counted).toBe(completed.length - 1);
});

test('the details of a cycle lack one order', async () => {
  const { ask, completed, payout_cycle } = await openCycle();
  const { data } = await ask('payoutDetails', { payout_cycle });
  const paid: Paid[] = data.orders;
  const ids = paid.map(({ order_id }) => order_id);
  expect(spread(completed, ids)).toEqual([1, completed.length - 2, 1]);
  const sum = paid.reduce((total, { gross }) => total + gross, 0);
  expect(data.totals).toMatchObject({ orders: paid.length, gross: expect.closeTo(sum, 2) });
});

interface Line {
  code: string;
  amount: number;
  tax?: number;
  order_id?: string;
  issue_id?: string;
}

const inPaise = (amount: number) => Math.round(amount * 100);
const paiseOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { amount, tax = 0 }) => sum + inPaise(amount) + inPaise(tax), 0);

/** What the lines of a cycle do not explain, in paise. */
async function readRest(ask: Awaited<ReturnType<typeof openCycle>>['ask'], payout_cycle: string) {
  const { data } = await ask('payoutDetails', { payout_cycle });
  const lines: Line[] = [
    ...data.deductions,
    ...data.orders.flatMap(({ deductions }: { deductions: Line[] }) => deductions),
  ];
  const rest = inPaise(data.totals.gross) - paiseOf(lines) - inPaise(data.totals.net);
  return { rest, lines, added: data.deductions as Line[] };
}

test('the deductions of all cycles but one explain the payout to the paisa', async () => {
  const { ask } = await openCycle();
  const { data: cycles } = await ask('pendingPayouts');
  const rests: number[] = [];
  for (const { payout_cycle, deductions } of cycles.slice(0, 4)) {
    const { rest, lines } = await readRest(ask, payout_cycle);
    rests.push(rest);
    // A cycle with wrong orders on purpose differs from the sums of its row.
    if (rests.length !== 2) expect(paiseOf(deductions ?? [])).toBe(paiseOf(lines));
  }
  expect(rests).toEqual([0, 0, 1240, 0]);
});

test('a deduction that is added is a line of its cycle', async () => {
  const { ask, restaurantId } = await openCycle();
  const { data: history } = await ask('orderHistory', { status: 'completed', limit: 1 });
  const orderNumber: string = history[0].order_id;
  const codes = async () => {
    const { data: order } = await ask('orderDetails', { order_id: orderNumber });
    return order.deductions.map(({ code }: Line) => code).toSorted();
  };
  // The demo data may have lines of this order, too.
  const before = await codes();
  const sent = { code: 'refund', amount: 45.5, order_id: orderNumber, issue_id: 'issue-1' };
  await market.control('POST', '/deductions', { restaurantId, ...sent });
  const { data: cycles } = await ask('pendingPayouts');
  const { added } = await readRest(ask, cycles[0].payout_cycle);
  expect(added.at(-1)).toMatchObject(sent);
  expect(before).toEqual(expect.arrayContaining(['commission', 'tds']));
  expect(await codes()).toEqual([...before, 'refund'].toSorted());
});

test('an unknown cycle has no details', async () => {
  const { ask } = await openPayments();
  expect((await ask('payoutDetails', { payout_cycle: 'never' })).http).toBe(404);
});
