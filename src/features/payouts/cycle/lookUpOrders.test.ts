import { expect, test } from 'vitest';
import { ApiRefusal, NetworkFailure } from '../../../core/api/errors';
import type { ApiClient } from '../../../core/api/types';
import { createFormats } from '../../../core/format/formats';
import { toLogs } from '../../payments/wire';
import { LOOKUP_LIMIT, lookUpOrders } from './lookUpOrders';

const { isoDay } = createFormats({ locale: 'en-IN', timeZone: 'Asia/Kolkata', currency: 'INR' });
const days = { from: '2026-11-09', to: '2026-11-15' };
const options = { days, isoDay, signal: new AbortController().signal };

const log = (order_id: string, status = 'captured') => ({ order_id, status, total_amount: 1 });

function backend(answer: (id: string) => object) {
  const asked: string[] = [];
  const one = async (_name: string, { order_id }: { order_id: string }) => {
    asked.push(order_id);
    return answer(order_id);
  };
  return { api: { one } as unknown as ApiClient, asked };
}

const dataOf = (numbers: readonly string[], known: readonly string[] = []) => ({
  logs: toLogs({ title: '10 Nov 2026', data: numbers.map((number) => log(number)) }),
  known: new Set(known),
  details: null,
});

test('an order is asked for once if it is not known', async () => {
  const { api, asked } = backend((id) => ({ _id: `id-${id}`, createdAt: '2026-10-30T12:00:00Z' }));
  const lookups = await lookUpOrders(api, dataOf(['A', 'X', 'X', ''], ['A']), options);
  expect(asked).toEqual(['X']);
  expect(lookups.get('X')).toEqual({ id: 'id-X', createdAt: Date.parse('2026-10-30T12:00:00Z') });
});

test('payments of other days and withdrawals ask for nothing', async () => {
  const { api, asked } = backend(() => ({}));
  const logs = [
    ...toLogs({ title: '08 Nov 2026', data: [log('X')] }),
    ...toLogs({ title: '10 Nov 2026', data: [log('W', 'withdraw')] }),
  ];
  await lookUpOrders(api, { logs, known: new Set(), details: null }, options);
  expect(asked).toEqual([]);
});

test('only an order that the backend does not know is missing', async () => {
  const { api } = backend((id) => {
    throw id === 'GONE' ? new ApiRefusal(404, '') : new NetworkFailure('timeout');
  });
  const lookups = await lookUpOrders(api, dataOf(['GONE', 'LOST']), options);
  expect([...lookups]).toEqual([['GONE', null]]);
});

test('a cycle asks for a bounded number of orders', async () => {
  const { api, asked } = backend(() => ({}));
  await lookUpOrders(api, dataOf(Array.from({ length: 500 }, (_, at) => `X${at}`)), options);
  expect(asked).toHaveLength(LOOKUP_LIMIT);
});
