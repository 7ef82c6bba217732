import { expect, openSignedIn, originOf, test } from './fixtures.ts';
import { button, heading, tab, updatedToast } from './queries.ts';

const NEW = { status: 'waiting_for_confirmation' };

for (const [name, path] of [
  ['<vendor-portal>', '/element'],
  ['a shadow root', '/isolated'],
] as const) {
  test(`the portal in ${name} accepts an order`, async ({ portal, sandbox }) => {
    const vendor = await sandbox.newVendor({ orders: [NEW] });
    const [number] = vendor.orders.map(({ order_id }) => order_id);
    await openSignedIn(portal, sandbox, vendor, `${originOf('LAB_URL')}${path}/orders`);
    await portal.click(button(`Accept, order ${number}`));
    await portal.click(button('Accept, 20 min'));
    await portal.see(updatedToast);
    await portal.click(tab(/^Preparing/));
    await portal.see(button(`Order Ready, order ${number}`));
  });
}

test('the portal is in Hindi', async ({ portal, sandbox }) => {
  const vendor = await sandbox.newVendor({ orders: [NEW] });
  await openSignedIn(portal, sandbox, vendor, `${originOf('HINDI_URL')}/orders`);
  await portal.see(heading('ऑर्डर'));
  expect(await portal.driver.run('return document.querySelector(".vp-root").lang')).toBe('hi-IN');
});
