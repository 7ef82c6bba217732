import { expect, test } from 'vitest';
import { ApiRefusal } from '../../../core/api/errors';
import type { ApiClient } from '../../../core/api/types';
import type { Wire } from '../../../core/format/wireValues';
import { createZone } from '../../../core/format/zone';
import { HISTORY_LIMIT } from '../../../core/orders/history/constants';
import { readCycleOrders } from './readCycleOrders';

const { startOf } = createZone('Asia/Kolkata');
const [start, end] = [startOf('2026-11-09'), startOf('2026-11-16')];
const call = { restaurantId: 'r', start, end, signal: new AbortController().signal };

const at = (time: number | string, order_id: string, status = 'completed') => ({
  _id: `id-${order_id}`,
  order_id,
  status,
  createdAt: typeof time === 'number' ? new Date(time).toISOString() : time,
});

function streaming(rows: unknown[]): ApiClient {
  const stream = async (_name: string, _body: object, take: (rows: Wire[]) => void) =>
    take(rows as Wire[]);
  return { stream } as unknown as ApiClient;
}

const read = (rows: unknown[]) => readCycleOrders(streaming(rows), { ...call, hasPages: false });

test('orders at midnight in India belong to the day that begins', async () => {
  const { orders, known } = await read([
    at(start - 1, 'BEFORE'),
    at(start, 'FIRST'),
    at(end - 1, 'LAST'),
    at(end, 'AFTER'),
    at('2026-11-09T00:00:00+05:30', 'TEXT'),
    at('never', 'UNDATED'),
    at(start - 2 * 86_400_000, 'OLD'),
  ]);
  expect(orders.map(({ number }) => number)).toEqual(['FIRST', 'LAST', 'TEXT']);
  expect(['BEFORE', 'AFTER', 'id-FIRST', 'OLD'].map((id) => known.has(id))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('declined orders are not summed', async () => {
  const rows = [at(start, 'A'), at(start, 'A'), at(start, 'B', 'declined'), {}];
  const { orders, known } = await read(rows);
  expect(orders.map(({ number }) => number)).toEqual(['A']);
  expect(known.has('B')).toBe(true);
});

test.each([
  [HISTORY_LIMIT, start + 1, true],
  [HISTORY_LIMIT, start - 1, false],
  [HISTORY_LIMIT - 1, start + 1, false],
])(
  '%d orders of which the oldest is %d are incomplete: %s',
  async (count, oldest, isIncomplete) => {
    const rows = Array.from({ length: count }, (_, index) => at(end + 1, String(index)));
    expect(await read([...rows.slice(1), at(oldest, 'OLDEST')])).toMatchObject({ isIncomplete });
  },
);

test('pages are read again from the first one when the cursor is forgotten', async () => {
  const sent: Wire[] = [];
  const page = async (_name: string, body: Wire) => {
    sent.push(body);
    if (sent.length === 2) throw new ApiRefusal(410, '');
    const isFirst = body.cursor === null;
    return { rows: [at(start, isFirst ? 'A' : 'B')], body: { next: isFirst ? 'c' : null } };
  };
  const api = { page } as unknown as ApiClient;
  const { orders } = await readCycleOrders(api, { ...call, hasPages: true });
  expect(orders.map(({ number }) => number)).toEqual(['A', 'B']);
  expect(sent.map(({ cursor }) => cursor)).toEqual([null, 'c', null, 'c']);
  expect(sent[0]?.filter).toMatchObject({
    from: '2026-11-07T18:30:00.000Z',
    to: '2026-11-16T18:30:00.000Z',
  });
});

test('completed orders without an id are kept separate', async () => {
  const orders = ['A', 'B'].map((number) => ({ ...at(start, number), _id: undefined }));
  const result = await read(orders);
  expect(result.orders.map(({ number }) => number)).toEqual(['A', 'B']);
});

test('pages whose cursors run in a circle are read once', async () => {
  let calls = 0;
  const page = async () => {
    calls += 1;
    return { rows: [at(start, 'A')], body: { next: `c${calls % 2}` } };
  };
  const api = { page } as unknown as ApiClient;
  const result = await readCycleOrders(api, { ...call, hasPages: true });
  expect([result.orders.length, result.isIncomplete, calls]).toEqual([1, true, 2]);
});
