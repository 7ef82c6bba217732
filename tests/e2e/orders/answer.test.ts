import type { Page } from '@playwright/test';
import { titleOf } from '../../pages/screen.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { type OrderRef, openAccept, sentChanges, step, tab } from '../../support/board.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';
import { underToasts } from '../../support/overlap.ts';
import { visit } from '../../support/visit.ts';

const NEW = { status: 'waiting_for_confirmation' };

const ORDERS = [9, 6, 3].map((ageMinutes) => ({ ...NEW, ageMinutes }));

const FULL = {
  ...NEW,
  order_id: 'ORD-7301',
  instructions: 'no onion, Jain',
  cart_items: ['Idli', 'Vada', 'Dosa'].map((food_item_name) => ({
    food_item_name,
    quantity: 2,
    food_item_price: 40,
  })),
};

/** Turns on "Accept with one tap" for 25 minutes on the account screen. */
async function acceptWithOneTap(page: Page) {
  await visit(page, '/setting/manage-profile');
  await page.getByRole('switch', { name: 'Accept with one tap' }).click();
  await page.getByRole('radiogroup', { name: 'Preparation time' }).getByText('25 min').click();
}

test('three orders are accepted from the dashboard of a phone with three taps', async ({
  page,
  signInNew,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('waitingOrders', 'three orders are answered at once');
  await page.setViewportSize({ width: 390, height: 844 });
  const vendor = await signInNew({ orders: ORDERS }, '/dashboard');
  await acceptWithOneTap(page);
  await page.clock.install();
  await visit(page, '/dashboard');
  const newOrders = page.getByRole('region', { name: 'New Orders' });
  const accept = newOrders.getByRole('button', { name: /^Accept, 25 min, order/ });
  await expect(accept).toHaveCount(3);
  await page.clock.fastForward(1_000);
  await expect(newOrders.getByRole('listitem').first()).toContainText('Paneer Butter Masala');
  let taps = 0;
  for (const left of [2, 1, 0]) {
    await accept.first().click();
    taps += 1;
    await expect(accept).toHaveCount(left);
  }
  const sent = await sentChanges(sandbox, vendor);
  expect(sent.map(({ fields }) => fields.cooking_time)).toEqual(Array(taps).fill('25 minutes'));
  expect(new Set(sent.map(({ fields }) => fields.food_order_id)).size).toBe(taps);
});

test('one tap is offered below the first new orders', async ({ page, signInNew, sandbox }) => {
  const vendor = await signInNew({ orders: [NEW] }, '/dashboard');
  const newOrders = page.getByRole('region', { name: 'New Orders' });
  const offer = newOrders.getByText(/Accept orders with one tap\?/);
  await expect(offer).toBeVisible();
  await newOrders.getByRole('button', { name: 'Turn on' }).press('Enter');
  await expect(offer).toBeHidden();
  const accept = newOrders.getByRole('button', { name: /^Accept, 20 min, order/ });
  // A card that has just moved ignores a press.
  await expect(async () => {
    if (await accept.isVisible()) await accept.press('Enter', { timeout: 1_000 });
    expect(await sentChanges(sandbox, vendor)).toHaveLength(1);
  }).toPass();
});

test('a declined offer does not come back', async ({ page, signInNew }) => {
  await signInNew({ orders: [NEW] }, '/orders');
  await page.getByRole('button', { name: 'Keep asking' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Accept, order/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep asking' })).toBeHidden();
});

test('the other preparation times are in a menu next to the button', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const vendor = await signInNew({ orders: [NEW] }, '/orders');
  await acceptWithOneTap(page);
  await visit(page, '/orders');
  const [order] = vendor.orders;
  await expect(step(page, 'Accept, 25 min', order)).toBeVisible();
  await page
    .getByRole('button', { name: `Other preparation times, order ${order.order_id}` })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText([20, 30, 40, 45].map(acceptIn));
  await expectNoBarriers(page, 'the other preparation times');
  await page.getByRole('menuitem', { name: acceptIn(40) }).click();
  await expect(tab(page, 'Preparing', 1)).toBeVisible();
  const fields = { cooking_time: '40 minutes' };
  expect(await sentChanges(sandbox, vendor)).toMatchObject([{ fields }]);
});

const acceptIn = (minutes: number) => `Accept, ${minutes} min`;

test('the page of an order carries its steps', async ({ page, signInNew, sandbox }) => {
  const vendor = await signInNew({ orders: [FULL] }, '/orders/view-order/ORD-7301');
  const [order] = vendor.orders as [OrderRef];
  await expect(step(page, 'Reject', order)).toBeInViewport();
  await page.getByRole('heading', { name: 'Details' }).scrollIntoViewIfNeeded();
  await (await openAccept(page, order)).getByRole('button', { name: 'Accept, 20 min' }).click();
  for (const name of ['Order Ready', 'Ready For Pickup']) {
    const button = step(page, name, order);
    await expect(button).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    // A click within a second of the step before is ignored.
    await expect(async () => {
      await button.click();
      await expect(button).toHaveCount(0, { timeout: 1_500 });
    }).toPass();
  }
  await expect(page.getByRole('button', { name: 'Order Is Ready.' })).toBeDisabled();
  await expect(titleOf(page)).toHaveText('Order #7301');
  const sent = await sentChanges(sandbox, vendor);
  expect(sent.map(({ fields }) => fields.status)).toEqual([
    'cooking',
    'packing_processing',
    'ready_to_pickup',
  ]);
});

test('the question for the preparation time lists the dishes', async ({ page, signInNew }) => {
  const vendor = await signInNew({ orders: [FULL] }, '/orders');
  const dialog = await openAccept(page, vendor.orders[0] as OrderRef);
  await expect(dialog.getByRole('listitem')).toHaveText([/2 ×\s*Idli/, /2 ×\s*Vada/, /2 ×\s*Dosa/]);
  await expect(dialog.getByText('no onion, Jain')).toBeVisible();
  await expectNoBarriers(page, 'accepting an order');
});

test('on a phone the toast of an accepted order covers nothing', async ({ page, signInNew }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The pause of the restaurant is shown above the tabs.
  await nameCapabilities(page, ['store.pause']);
  const { orders } = await signInNew({ orders: [FULL] }, '/orders');
  await openAccept(page, orders[0] as OrderRef);
  await page.getByRole('button', { name: 'Accept, 20 min' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Order Updated!' });
  await expect(toast).toBeInViewport();
  await expect(tab(page, 'Preparing')).toBeInViewport();
  expect(await underToasts(page)).toEqual([]);
});
