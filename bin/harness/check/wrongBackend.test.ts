import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Fields } from '../../../sandbox/fields.ts';
import type { Finding } from './backend.ts';
import { type CheckOptions, checkBackend, isSound } from './checkBackend.ts';
import type { Fault } from './faults.ts';
import { startTestBackend, type TestAnswer, type Wrong } from './testBackend.ts';

// A check makes about a hundred real calls.
vi.setConfig({ testTimeout: 60_000 });

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

async function check(wrong: Wrong = {}, options: Partial<CheckOptions> = {}, path = '') {
  const backend = await startTestBackend(wrong);
  closing.push(backend.close);
  return checkBackend({
    host: `${backend.url}${path}`,
    phone: '6000000001',
    allowWrites: true,
    order: 'ORD-1002',
    origin: 'https://market.example',
    promptForCode: async () => '1234',
    ...options,
  });
}

function faulty(findings: readonly Finding[]) {
  return findings.filter(({ verdict }) => verdict === 'differs' || verdict === 'missing');
}

const text = (body: string) => (): TestAnswer => ({
  body,
  headers: { 'content-type': 'text/html' },
});
/** Changes the data of an answer. */
const data = (change: (data: never) => unknown) => (good: Fields) => ({
  body: { ...good, data: change(good.data as never) },
});
const fault = (pointer: string, expected: string, found: string, count = 1): Fault => {
  return { pointer, expected, found, count };
};

test('a backend made from the examples of the contract conforms', async () => {
  const findings = await check();

  expect(faulty(findings)).toEqual([]);
  expect(isSound(findings)).toBe(true);
});

test('a backend that is not there is missing every call', async () => {
  const findings = await check({}, { origin: undefined }, '/elsewhere');

  expect(faulty(findings).map(({ endpoint }) => endpoint)).toEqual(['requestCode', 'about']);
  expect(isSound(findings)).toBe(false);
});

const TEN: [string, Wrong, Pick<Finding, 'endpoint' | 'detail'> & { faults?: Fault[] }][] = [
  [
    'a number as text',
    {
      answers: { dashboard: data((all: Fields) => ({ ...all, revenue: { total_revenue: '12' } })) },
    },
    {
      endpoint: 'dashboard',
      detail: '1 fault',
      faults: [fault('/data/revenue/total_revenue', 'number', '"12"')],
    },
  ],
  [
    'two faults in three orders',
    {
      answers: {
        orderHistory: data(([first]: Fields[]) => {
          const { createdAt: _, ...rest } = first ?? {};
          const order = { ...rest, total_amount: 'free' };
          return [order, order, order];
        }),
      },
    },
    {
      endpoint: 'orderHistory',
      detail: '2 faults',
      faults: [
        fault('/data/0/createdAt', 'string in the format date-time', 'nothing', 3),
        fault('/data/0/total_amount', 'number', '"free"', 3),
      ],
    },
  ],
  [
    'null in place of an object',
    { answers: { vendorGet: data((all: Fields) => ({ ...all, restaurant: null })) } },
    {
      endpoint: 'vendorGet',
      detail: '1 fault',
      faults: [fault('/data/restaurant', 'object', 'null')],
    },
  ],
  [
    'an object in place of a list',
    { answers: { foodItemAll: data(([first]: Fields[]) => first) } },
    { endpoint: 'foodItemAll', detail: '1 fault', faults: [fault('/data', 'array', 'object')] },
  ],
  [
    'a date that is none',
    {
      answers: {
        reviews: data((all: { data: Fields[] }) => ({
          ...all,
          data: all.data.map((one) => ({ ...one, createdAt: 'yesterday' })),
        })),
      },
    },
    {
      endpoint: 'reviews',
      detail: '1 fault',
      faults: [fault('/data/data/0/createdAt', 'string in the format date-time', '"yesterday"')],
    },
  ],
  [
    'a page in place of JSON',
    { answers: { about: text('<html></html>') } },
    { endpoint: 'about', detail: 'HTTP 200 without JSON' },
  ],
  [
    'a redirect',
    { answers: { restaurantGet: () => ({ status: 302, body: '', headers: { location: '/' } }) } },
    { endpoint: 'restaurantGet', detail: 'HTTP 302: a redirect is not followed' },
  ],
  [
    'a failure',
    { answers: { offersAll: () => ({ body: { statusCode: 500, message: '' } }) } },
    { endpoint: 'offersAll', detail: 'refused with 500' },
  ],
  [
    'an update without an effect',
    { keepsStatus: true },
    { endpoint: 'updateOrderStatus', detail: 'the order was not changed to cooking' },
  ],
  [
    'a session that does not end',
    { keepsSession: true },
    { endpoint: 'token.ended', detail: expect.stringContaining('expected 401; vendorGet: 200') },
  ],
];

/** The report about a backend with all ten faults. */
let findings: readonly Finding[];

beforeAll(async () => {
  const answers = Object.assign({}, ...TEN.map(([, wrong]) => wrong.answers));
  findings = await check(Object.assign({}, ...TEN.map(([, wrong]) => wrong), { answers }));
}, 60_000);

test.each(TEN)('%s is found', (_what, _wrong, expected) => {
  expect(findings).toContainEqual(
    expect.objectContaining({ verdict: 'differs', faults: [], ...expected }),
  );
});

test('cursors that lead nowhere are found', async () => {
  const capabilities = ['history.pages', 'orders.changes'];
  const none = { revenue: null, average: null };
  const page = (good: Fields) => ({
    body: { ...good, totals: { ...none, orders: 5 }, next: 'again' },
  });
  const [first] = await check({}, { capabilities }).then(faulty);
  const wrong = await check({ answers: { historyPage: page } }, { capabilities });

  // The test backend sends the contract's examples for every cursor.
  expect([first?.endpoint, first?.detail]).toEqual([
    'history.pages',
    'an unknown cursor is answered with 200',
  ]);
  expect(faulty(wrong).map(({ endpoint, detail }) => `${endpoint}: ${detail}`)).toEqual([
    'history.pages: 1 of 5 orders on a page of 2',
    'orders.changes: the changes lack an order that was changed',
  ]);
});

test('nothing else of that backend is reported', () => {
  const names = TEN.map(([, , { endpoint }]) => endpoint);
  expect(new Set(faulty(findings).map(({ endpoint }) => endpoint))).toEqual(new Set(names));
  expect(isSound(findings)).toBe(false);
});

test('a call that is answered without a token is found with every wrong token', async () => {
  const findings = await check({ open: ['dashboard'] });

  const detail = 'expected 401; dashboard: 200';
  expect(faulty(findings).map((one) => [one.endpoint, one.detail])).toEqual([
    ['token.missing', detail],
    ['token.foreign', detail],
    ['token.altered', detail],
    ['token.ended', detail],
  ]);
});

test.each([
  ['Content-Type, Authorization', ['idempotency'], 'idempotency-key'],
  ['*', [], 'authorization'],
])('a preflight that allows "%s" lacks a header', async (allowHeaders, capabilities, lacking) => {
  const findings = await check({ allowHeaders }, { capabilities, allowWrites: false });

  const [finding] = faulty(findings);
  expect(finding?.endpoint).toBe('cors');
  expect(finding?.detail).toContain(`Access-Control-Allow-Headers lacks ${lacking} (`);
});

test('a backend whose header `Date` a page cannot read is reported', async () => {
  const findings = await check({ exposeHeaders: 'Retry-After' }, { allowWrites: false });

  const [finding] = faulty(findings);
  expect(finding?.endpoint).toBe('cors');
  expect(finding?.detail).toBe('Access-Control-Expose-Headers lacks date (an answer, a refusal)');
});

test('the list of orders is read from another path', async () => {
  const findings = await check({}, { ordersList: '/food-order/get-order-history' });
  const elsewhere = await check({}, { ordersList: '/orders/list' });

  expect(findings.find(({ endpoint }) => endpoint === 'ordersByStatus')).toMatchObject({
    path: '/food-order/get-order-history',
    verdict: 'conforms',
  });
  expect(faulty(elsewhere)[0]).toMatchObject({ endpoint: 'ordersByStatus', verdict: 'missing' });
});

const cooking = data((orders: Fields[]) => orders.map((one) => ({ ...one, status: 'cooking' })));

test.each<[string, Wrong, string]>([
  [
    'sends the orders of every status',
    { ignoresStatus: true },
    'asked for the status cooking, it also sends orders with waiting_for_confirmation',
  ],
  [
    'knows no order by its status',
    { answers: { ordersByStatus: cooking } },
    'asked for the status cooking, it sends none of the orders with this status',
  ],
])('a list of orders that %s is found', async (_what, wrong, detail) => {
  const faultyFindings = faulty(await check(wrong, { allowWrites: false }));

  expect(faultyFindings.map((one) => [one.endpoint, one.detail])).toEqual([
    ['ordersByStatus', detail],
  ]);
});
