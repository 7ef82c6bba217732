import { beforeAll, expect, test } from 'vitest';
import type { Fields } from '../../fields.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

const SORTS = ['number', 'date', 'customer', 'items', 'total', 'payment', 'status'];

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

type Ask = Awaited<ReturnType<TestSandbox['openRestaurant']>>['ask'];

function pageOf(ask: Ask, { status = 'all', search = '', ...rest }: Fields = {}) {
  const body = { filter: { status, search }, sort: '-date', cursor: null, size: 7, ...rest };
  return ask('historyPage', body);
}

/** Reads all pages and returns the ids in the order of the pages. */
async function walk(ask: Ask, fields: Fields): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const { data, body } = await pageOf(ask, { ...fields, cursor });
    ids.push(...data.map(({ _id }: Fields) => _id));
    cursor = body.next;
  } while (cursor !== null);
  return ids;
}

test.each(SORTS.flatMap((sort) => [sort, `-${sort}`]))(
  'the pages sorted by %s have every order once',
  async (sort) => {
    const { ask } = await market.openRestaurant({ history: 30, orders: [{}, {}, {}] });
    const ids = await walk(ask, { sort });
    expect([ids.length, new Set(ids).size]).toEqual([33, 33]);
  },
);

test('the pages are in the order of the whole list', async () => {
  const createdAt = new Date().toISOString();
  const atOnce = Array.from({ length: 8 }, () => ({ createdAt }));
  const { ask } = await market.openRestaurant({ history: 30, orders: [...atOnce, {}] });
  const whole = await ask('orderHistory', { status: 'all', limit: 100 });
  expect(await walk(ask, {})).toEqual(whole.data.map(({ _id }: Fields) => _id));
});

test('an order that arrives in the meantime is neither repeated nor moves the next page', async () => {
  const { ask, restaurantId } = await market.openRestaurant({ history: 20 });
  const { data: all } = await ask('orderHistory', { status: 'all', limit: 100 });
  const first = await pageOf(ask);
  await market.control('POST', '/orders', { restaurantId });
  const second = await pageOf(ask, { cursor: first.body.next });
  expect(second.data[0]._id).toBe(all[7]._id);
});

test('the totals on every page are those of the filter', async () => {
  const orders = [...'abc'].map((name) => ({ customerName: `Guest ${name}`, status: 'completed' }));
  const { ask } = await market.openRestaurant({ orders: [...orders, { status: 'declined' }] });
  const completed = await pageOf(ask, { status: 'completed', size: 2 });
  const rest = await pageOf(ask, { status: 'completed', size: 2, cursor: completed.body.next });
  const filtered = await pageOf(ask, { search: 'gUEST B' });
  expect([completed, rest, filtered].map(({ body }) => body.totals.orders)).toEqual([3, 3, 1]);
  expect([rest.body.next, filtered.data[0].customer.name]).toEqual([null, 'Guest b']);
});

test.each(['butter NAAN', 'test-', '770'])('“%s” is found in the order', async (search) => {
  const { ask } = await market.openRestaurant({ orders: [{}] });
  expect((await pageOf(ask, { search })).data).toHaveLength(1);
});

test.each(['%', '_', '\\'])('a search for “%s” is taken literally', async (search) => {
  const { ask } = await market.openRestaurant({ orders: [{}] });
  expect((await pageOf(ask, { search })).data).toEqual([]);
});

test.each(['nonsense', Buffer.from('{"epoch":"other"}').toString('base64url')])(
  'the unknown cursor %s is refused with 410',
  async (cursor) => {
    const { ask } = await market.openRestaurant({ orders: [{}] });
    expect((await pageOf(ask, { cursor })).http).toBe(410);
    expect((await ask('orderChanges', { since: cursor })).http).toBe(410);
  },
);
