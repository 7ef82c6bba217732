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

test('logs come under five dates, each with all three statuses', async () => {
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
  const found = (await logs({ status: 'withdraw' })).flatMap(({ data }) => data);
  expect(found.map(({ status }) => status)).toEqual(Array(5).fill('withdraw'));
});

test('logs are searched by order and transaction', async () => {
  const { logs } = await openPayments();
  const found = (await logs({ search: 'demo-1000', status: 'all' })).flatMap(({ data }) => data);
  expect(found.map(({ order_id }) => order_id)).toEqual(['DEMO-1000']);
});

test('a search for a percent sign finds nothing instead of everything', async () => {
  const { logs } = await openPayments();
  expect(await logs({ search: '%' })).toEqual([]);
});

test('payout cycles run from Monday to Sunday, and the current one is pending', async () => {
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
