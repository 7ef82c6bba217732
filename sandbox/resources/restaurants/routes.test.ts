import { beforeAll, expect, test } from 'vitest';
import { openFilled } from '../../testCalls.ts';
import { pngFile, toForm } from '../../testForms.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

function profile(
  restaurantId: string,
  changed: Record<string, string | number | File | File[]> = {},
) {
  return toForm({
    restaurant_id: restaurantId,
    name: 'Renamed Kitchen',
    about: 'New words',
    address: '1 Sample Street',
    phone: '6000000051',
    email: 'kitchen@demo.example',
    date_of_founding: '2020-02-29',
    veg_non_veg: 'veg',
    minimum_order_value: 99,
    minimum_order_preparation_time: 25,
    restaurant_charge: 12.5,
    admin_commission: 1,
    gst_percentage: 5,
    ...changed,
  });
}

test('the restaurant comes as a list of one', async () => {
  const { ask, restaurantId } = await market.openRestaurant({ name: 'Hill Kitchen' });
  const { data } = await ask('restaurantGet');
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ _id: restaurantId, name: 'Hill Kitchen', banner: null });
  expect(data[0].timings.specified).toHaveLength(7);
});

test('a changed profile is read back', async () => {
  const { send, ask, restaurantId } = await openFilled(market, []);
  await send('restaurantUpdate', { body: profile(restaurantId) });
  const [restaurant] = (await ask('restaurantGet')).data;
  const numbers = { restaurant_charge: 12.5, admin_commission: 18, minimum_order_value: 99 };
  expect(restaurant).toMatchObject({ name: 'Renamed Kitchen', veg_non_veg: 'veg', ...numbers });
});

test('a field of the marketplace is kept, one of the contract is not taken', async () => {
  const { send, ask, restaurantId } = await openFilled(market, []);
  const more = { erp_id: 'AE-0042', approval_request: 'pending', long: 'x'.repeat(201) };
  await send('restaurantUpdate', { body: profile(restaurantId, more) });
  const [restaurant] = (await ask('restaurantGet')).data;
  expect(restaurant).toMatchObject({ erp_id: 'AE-0042', approval_request: 'none' });
  expect(restaurant).not.toHaveProperty('long');
});

test('sent files join the gallery', async () => {
  const { send, ask, restaurantId } = await openFilled(market, ['restaurants']);
  const files = [pngFile('one.png'), pngFile('two.png')];
  await send('restaurantUpdate', { body: profile(restaurantId, { files }) });
  const [{ assets }] = (await ask('restaurantGet')).data;
  expect(assets).toHaveLength(13);
  const picture = await fetch(`${market.url}/${assets.at(-1)}`);
  expect(picture.headers.get('content-type')).toBe('image/png');
});

test('the banner stays when its path is sent', async () => {
  const { send, ask, restaurantId } = await openFilled(market, ['restaurants']);
  const banner = async () => (await ask('restaurantGet')).data[0].banner;
  const kept = await banner();
  await send('restaurantUpdate', { body: profile(restaurantId, { banner: kept }) });
  expect(await banner()).toBe(kept);
  await send('restaurantUpdate', { body: profile(restaurantId, { banner: pngFile() }) });
  expect(await banner()).toMatch(/^assets\/uploads\//);
});

test('a text that calls itself a picture is refused', async () => {
  const { send, restaurantId } = await openFilled(market, []);
  const banner = new File(['<script>'], 'banner.png', { type: 'image/png' });
  const { status } = await send('restaurantUpdate', { body: profile(restaurantId, { banner }) });
  expect(status).toBe(422);
});

test('a profile that waits for approval cannot be changed', async () => {
  const waiting = { profile: { approval_request: 'pending' } };
  const { send, restaurantId } = await openFilled(market, [], waiting);
  const { status } = await send('restaurantUpdate', { body: profile(restaurantId) });
  expect(status).toBe(409);
});

test('two images removed at once leave nine', async () => {
  const { ask, restaurantId, lastEntry } = await openFilled(market, ['restaurants']);
  const remove = () => ask('restaurantDeleteAsset', { restaurantId, index: 0 });
  await Promise.all([remove(), remove()]);
  const [{ assets }] = (await ask('restaurantGet')).data;
  expect([assets.length, assets[0]]).toEqual([9, 'assets/gallery-3.svg']);
  expect((await lastEntry('restaurantDeleteAsset')).after.assets).toHaveLength(9);
});
