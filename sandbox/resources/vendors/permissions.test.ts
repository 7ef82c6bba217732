import { beforeAll, expect, test } from 'vitest';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

test('an owner has no list of permissions', async () => {
  const { ask, vendorId } = await market.openRestaurant();
  const { data } = await ask('vendorGet', { vendor_id: vendorId });
  expect(data).not.toHaveProperty('permissions');
});

test('a restaurant may be opened for somebody with a list', async () => {
  const permissions = ['payments', 'unheard_of'];
  const { ask, vendorId } = await market.openRestaurant({ permissions });
  const { data } = await ask('vendorGet', { vendor_id: vendorId });
  expect(data.permissions).toEqual([{ id: 6, name: 'payments', active: true }]);
});
