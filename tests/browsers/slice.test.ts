import { expect, originOf, test } from './fixtures.ts';
import { updatedToast } from './queries.ts';
import type { Query, Screen } from './screen.ts';

const OUTLET = { role: 'button', name: 'Outlet Info' };
const NEW = { status: 'waiting_for_confirmation' };

/** Clicks menu rows; on a phone it opens the menu's drawer first. */
async function follow(portal: Screen, width: number, ...rows: Query[]) {
  if (width < 600) await portal.click({ role: 'button', name: /^More$/ });
  const within = { role: 'navigation', name: 'Main menu' };
  for (const row of rows) await portal.click({ ...row, within });
}

for (const width of [1280, 390]) {
  test(`at ${width} px a vendor gets from sign-in to sign-out @slice`, async ({
    portal,
    sandbox,
  }) => {
    const vendor = await sandbox.newVendor({ orders: [NEW, NEW], history: 40 });
    const [order] = vendor.orders;
    await portal.driver.resize(width);
    await portal.driver.open(originOf());
    await portal.fill({ role: 'textbox', name: 'Phone number' }, vendor.phone);
    await portal.click({ role: 'button', name: 'Sign In' });
    await portal.see({ role: 'dialog', name: 'Enter the code' });
    await portal.click({ role: 'textbox', name: 'Digit 1 of 4' });
    await portal.type(await sandbox.code(vendor.phone));
    await portal.see({ role: 'heading', name: 'New Orders' });

    await follow(portal, width, { role: 'link', name: /^Orders/ });
    await portal.click({ role: 'button', name: `Accept, order ${order.order_id}` });
    await portal.click({ role: 'button', name: 'Accept, 20 min' });
    await portal.gone({ role: 'button', name: 'Accept, 20 min' });
    await portal.see(updatedToast);
    await portal.click({ role: 'tab', name: /^Preparing/ });
    await portal.see({ role: 'button', name: `Order Ready, order ${order.order_id}` });

    await follow(portal, width, OUTLET, { role: 'link', name: 'Insights' });
    await portal.see({ role: 'table', name: 'Best sellers' });
    await portal.see({ role: 'group', name: 'Revenue by day' });

    await follow(portal, width, { role: 'button', name: 'Sign out' });
    await portal.see({ role: 'heading', name: 'Get Started' });
    expect(await portal.driver.run('return Object.keys(localStorage)')).not.toContain(
      'accessToken',
    );
  });
}
