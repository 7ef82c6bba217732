import { beforeAll, expect, test } from 'vitest';
import { openFilled } from '../../testCalls.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

test('a thousand reviews come in one answer', async () => {
  const { ask } = await openFilled(market, ['menu', 'reviews']);
  const { data } = await ask('reviews', { limit: 1000 });
  expect(data.data).toHaveLength(1000);
  const times = data.data.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('ten reviews come when no limit is given', async () => {
  const { ask } = await openFilled(market, ['menu', 'reviews']);
  const { data } = await ask('reviews');
  expect(data.data).toHaveLength(10);
  expect(data.overall_review.food_rating).toBeGreaterThan(3);
});

test('the newest reviews have every gap', async () => {
  const { ask } = await openFilled(market, ['menu', 'reviews']);
  const [zero, none, noText, noOrder, noItems] = (await ask('reviews')).data.data;
  expect(zero.food_rating).toBe(0);
  expect(none.taste_rating).toBeNull();
  expect(noText.food_review).toBeNull();
  expect(noOrder.order).toBeNull();
  expect(noItems.order.cart_items).toEqual([]);
});

test('without reviews there are no ratings', async () => {
  const { ask } = await market.openRestaurant();
  const { data } = await ask('reviews');
  expect(data).toEqual({
    overall_review: {
      food_rating: null,
      taste_rating: null,
      packaging_rating: null,
      value_rating: null,
    },
    data: [],
  });
});
