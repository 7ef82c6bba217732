import { beforeAll, expect, test } from 'vitest';
import { openFilled } from '../../testCalls.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

interface Entry {
  vendor_id: string;
  status: string;
}

async function openOffers() {
  const shop = await openFilled(market, ['offers']);
  const list = async () => (await shop.ask('offersAll')).data;
  const find = async (title: string) =>
    (await list()).find((offer: { title: string }) => offer.title === title);
  return { ...shop, list, find };
}

test('the offers cover every period', async () => {
  const { list, find } = await openOffers();
  expect(await list()).toHaveLength(7);
  const until = Date.parse((await find('Festival thali')).usage_conditions.valid_until);
  const from = Date.parse((await find('Weekend brunch')).usage_conditions.valid_from);
  expect(until).toBeLessThan(Date.now());
  expect(from).toBeGreaterThan(Date.now());
  expect((await find('Welcome, new guests')).vendor_list).toEqual([]);
});

test.each([
  [true, 'active'],
  [false, 'pending'],
])('accepting (%s) makes the vendor %s', async (is_vendor_accepted, status) => {
  const { ask, find, vendorId } = await openOffers();
  const { _id } = await find('Welcome, new guests');
  await ask('offerSetStatus', { offer_id: _id, is_vendor_accepted });
  const { vendor_list } = await find('Welcome, new guests');
  expect(vendor_list).toEqual([{ vendor_id: vendorId, status }]);
});

test('a second change replaces the first', async () => {
  const { ask, find } = await openOffers();
  const { _id } = await find('30% off over ₹200');
  await ask('offerSetStatus', { offer_id: _id, is_vendor_accepted: false });
  const { vendor_list } = await find('30% off over ₹200');
  expect(vendor_list.map(({ status }: Entry) => status)).toEqual(['pending']);
});

test('another restaurant’s offer is not found', async () => {
  const { find } = await openOffers();
  const { ask } = await market.openRestaurant();
  const { _id } = await find('Weekend brunch');
  const { status } = await ask('offerSetStatus', { offer_id: _id, is_vendor_accepted: true });
  expect(status).toBe(404);
});
