import { menuOf, ordersLink } from '../../pages/menu.ts';
import { newOrdersBar, titleOf } from '../../pages/screen.ts';
import { acceptOrder, orderCard, refreshUntil, tab } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';

const WAITING = { status: 'waiting_for_confirmation' };
const PHONE = { width: 390, height: 844 };

test('without sound, a new order shows a bar on another screen that leads to the order', async ({
  page,
  sandbox,
  signInNew,
}) => {
  await page.clock.install();
  const { restaurantId } = await signInNew({}, '/offers');
  await expect(newOrdersBar(page)).toBeHidden();
  const order = await sandbox.addOrder(restaurantId);
  await refreshUntil(page, newOrdersBar(page));
  await expect(newOrdersBar(page)).toContainText(/^1 new order · waiting \d+:\d\d/);
  await expect(ordersLink(page)).toHaveAccessibleName('Orders 1 new order');

  await newOrdersBar(page).getByRole('link', { name: 'View' }).click();

  await expect(orderCard(page, order)).toBeVisible();
  await expect(newOrdersBar(page).getByRole('link', { name: 'View' })).toBeHidden();
});

test('the bar is gone when the last new order is answered', async ({ page, signInNew }) => {
  const { orders } = await signInNew({ orders: [WAITING, WAITING] }, '/orders');
  await expect(newOrdersBar(page)).toContainText('2 new orders');
  await acceptOrder(page, orders[0]);
  await expect(newOrdersBar(page)).toContainText('1 new order');
  await acceptOrder(page, orders[1]);
  await expect(newOrdersBar(page)).toBeHidden();
  await expect(ordersLink(page)).toHaveAccessibleName('Orders');
});

test('orders that arrive together are announced once', async ({ page, sandbox, signInNew }) => {
  await page.clock.install();
  const { restaurantId } = await signInNew({ orders: [WAITING] }, '/offers');
  const announced = page.getByRole('status').filter({ hasText: /^\d new orders?$/ });
  await expect(announced).toHaveText('1 new order');
  await sandbox.addOrder(restaurantId);
  await sandbox.addOrder(restaurantId);
  await refreshUntil(page, newOrdersBar(page).getByText(/^3 new orders/));
  await expect(announced).toHaveText('2 new orders');
});

test('the bar covers no field that has the focus', async ({ page, sandbox, signInNew }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 500 });
  const { restaurantId } = await signInNew({}, '/setting/manage-profile');
  const field = page.getByRole('main').getByRole('textbox').last();
  await field.focus();
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await sandbox.addOrder(restaurantId);
  await refreshUntil(page, newOrdersBar(page));

  await expect(field).toBeFocused();
  const bottom = async () => {
    const box = await field.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const edge = (await newOrdersBar(page).boundingBox())?.y;
  await expect.poll(bottom).toBeLessThanOrEqual(edge ?? 0);
});

test('the card of a new order has an amber edge at once', async ({ page, signInNew }) => {
  const { orders } = await signInNew({ orders: [WAITING, { status: 'cooking' }] }, '/orders');
  const edgeOf = (at: 0 | 1) =>
    orderCard(page, orders[at]).evaluate((card) => getComputedStyle(card).borderInlineStart);
  const amber = await edgeOf(0);
  expect(amber).toMatch(/^4px solid/);
  await tab(page, 'Preparing', 1).click();
  expect(await edgeOf(1)).not.toBe(amber);
});

test('on a phone the bar at the lower edge leads to the orders and to the menu', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize(PHONE);
  const { orders } = await signInNew({ orders: [WAITING] });
  const bar = page.getByRole('navigation', { name: 'Main screens' });
  await expect(bar.getByRole('link')).toHaveText([/^Orders\s*1/, 'Food Menu', 'Insights']);
  await bar.getByRole('link', { name: 'Orders 1 new order' }).click();
  await expect(orderCard(page, orders[0])).toBeVisible();
  await expect(bar.getByRole('link', { name: /^Orders/ })).toHaveAttribute('aria-current', 'page');

  await bar.getByRole('button', { name: 'More' }).click();

  await menuOf(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(titleOf(page)).toBeFocused();
});
