import { expect, test } from 'vitest';
import { testOrder } from '../../../../tests/support/orderApi';
import { createQueryClient } from '../../state/queryClient';
import { orderKeys } from '../keys';
import type { Order } from '../types';
import { showStatus } from './orderCache';

test('two steps at the same time are both shown', async () => {
  const cache = createQueryClient();
  const detail = [...orderKeys.details('r1'), 'ORD-1'];
  cache.setQueryData(detail, testOrder());
  const show = (status: string) => showStatus(cache, 'r1', { id: 'id1', status, at: 0 });

  await Promise.all([show('cooking'), show('packing_processing')]);

  const order = cache.getQueryData<Order>(detail);
  expect(order?.timings.map(({ status }) => status)).toEqual(['cooking', 'packing_processing']);
});
