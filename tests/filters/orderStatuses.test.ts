import { beforeAll, expect, test } from 'vitest';
import { ACCEPTED, FINISHED, factsOf } from '../../sandbox/resources/orders/statuses.ts';
import { sharedTestSandbox } from '../../sandbox/testSupport.ts';
import {
  HANDED_OVER_STATUS,
  ORDER_STATUSES,
  STATUSES,
  statusFacts,
  toOrderStatus,
} from '../../src/core/orders/statuses';

interface Row {
  _id: string;
  status: string;
}

// The first start of the sandbox takes longer than the time limit of a test.
beforeAll(async () => void (await sharedTestSandbox()), 60_000);

/** Creates a restaurant with an order for each pair of statuses. */
async function openBoard() {
  const market = await sharedTestSandbox();
  const orders = ORDER_STATUSES.flatMap((status) => ORDER_STATUSES.map(() => ({ status })));
  return market.openRestaurant({ orders });
}

test('the sandbox takes exactly the steps of the table', async () => {
  const { ask } = await openBoard();
  const { data } = await ask('orderHistory', { status: 'all', limit: 100 });
  const steps: string[] = [];
  for (const from of ORDER_STATUSES) {
    const candidates = (data as Row[]).filter(({ status }) => status === from);
    for (const [at, to] of ORDER_STATUSES.entries()) {
      // The sandbox accepts a repeated change.
      if (to === from) continue;
      const fields = { food_order_id: candidates[at]?._id, status: to, cooking_time: '20 minutes' };
      const answer = await ask('updateOrderStatus', fields);
      if (answer.status === 200) steps.push(`${from} to ${to}`);
    }
  }

  const expected = ORDER_STATUSES.flatMap((status) => {
    const { actor, next } = STATUSES[status];
    const targets: readonly string[] =
      actor === 'answer'
        ? [next.to, 'declined']
        : actor === 'rider'
          ? [HANDED_OVER_STATUS]
          : next
            ? [next.to]
            : [];
    return targets.map((to) => `${status} to ${to}`);
  });
  expect(steps).toEqual(expected);
}, 30_000);

test('each list of the table has the orders of its status', async () => {
  const { ask } = await openBoard();
  const listedStatuses: string[] = [];
  for (const status of ORDER_STATUSES) {
    const { list } = STATUSES[status];
    if (!list) continue;
    const answer =
      list === 'waiting'
        ? await ask('waitingOrders')
        : await ask('ordersByStatus', { status: list, search: '', limit: 100 });
    listedStatuses.push(...new Set((answer.data as Row[]).map((row) => row.status)));
  }

  expect(listedStatuses).toEqual(ORDER_STATUSES.filter((status) => STATUSES[status].list));
});

test('the sandbox has the accepted and the final statuses of the table', () => {
  expect(ACCEPTED).toEqual(ORDER_STATUSES.filter((status) => STATUSES[status].isAccepted));
  expect(FINISHED).toEqual(ORDER_STATUSES.filter((status) => STATUSES[status].isFinal));
});

/** The statuses that an order has after `status`, by the steps of the restaurant and the rider. */
function pathAfter(status: string): string[] {
  const { next } = statusFacts(toOrderStatus(status));
  const to = next?.to ?? factsOf(status).riderStep;
  return to ? [to, ...pathAfter(to)] : [];
}

test('an order passes every list of the table and is then completed', () => {
  const [first, ...later] = ORDER_STATUSES.filter((status) => STATUSES[status].list);

  expect(pathAfter(first ?? '')).toEqual([...later, 'completed']);
});
