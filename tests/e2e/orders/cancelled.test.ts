import { expectNoBarriers } from '../../support/axe.ts';
import { expectStored, type OrderRef, refreshUntil } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { KITCHEN, kitchen, stubWakeLock, ticket } from '../../support/kitchen.ts';

const NAAN = { food_item_name: 'Naan', quantity: 2, food_item_price: 10 };
const DAL = { food_item_name: 'Dal', quantity: 1, food_item_price: 10 };
const COOKING = { status: 'cooking', cooking_time: '20 minutes', cart_items: [NAAN, DAL] };

test('a ticket that is cancelled while cooking stays until a cook confirms it by keyboard', async ({
  page,
  signInNew,
  sandbox,
}) => {
  await stubWakeLock(page);
  await page.clock.install();
  const { orders } = await signInNew({ orders: [COOKING, COOKING] }, KITCHEN);
  const [order, other] = orders as [OrderRef, OrderRef];
  const cancelled = ticket(page, order);
  await expect(cancelled.getByRole('button', { name: /Naan/ })).toBeVisible();
  await expectStored(page);
  await sandbox.changeOrder(order._id, { status: 'cancelled' });
  await refreshUntil(page, cancelled.getByText('Cancelled'));
  await expect(cancelled.locator('[data-part=lists]')).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await expect(cancelled.getByRole('button', { name: /Order Ready/ })).toHaveCount(0);
  await expectNoBarriers(page, 'a cancelled ticket');

  await page.reload();
  await expect(cancelled.getByText('Cancelled')).toBeVisible();
  const key = await cancelled.locator('header kbd').innerText();
  await kitchen(page).focus();
  await page.keyboard.press(key);
  await expect(cancelled).toHaveCount(0);
  await expect(ticket(page, other)).toBeVisible();
});

test('an order that was cancelled while the page was closed is on board and ready screen', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { orders } = await signInNew({ orders: [COOKING] }, KITCHEN);
  const [order] = orders as [OrderRef];
  await expect(ticket(page, order)).toBeVisible();
  await expectStored(page);
  await page.goto('about:blank');
  await sandbox.changeOrder(order._id, { status: 'cancelled' });

  await page.goto('/orders');
  const changes = page.getByRole('list', { name: 'Changes to confirm' });
  await expect(changes.getByText('Cancelled')).toBeVisible();
  await page.goto('/orders?view=ready');
  const number = page.getByRole('button', { name: `OK, order ${order.order_id}` });
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await number.click();
  await expect(number).toHaveCount(0);
  await page.goto('/orders');
  await expect(page.getByRole('tab', { name: /^Preparing/ })).toBeVisible();
  await expect(changes).toHaveCount(0);
});

test('a changed dish has its old and new quantity until a cook confirms it by keyboard', async ({
  page,
  signInNew,
  sandbox,
}) => {
  await stubWakeLock(page);
  await page.clock.install();
  const { orders } = await signInNew({ orders: [COOKING] }, KITCHEN);
  const [order] = orders as [OrderRef];
  const changed = ticket(page, order);
  await expect(changed.getByRole('button', { name: /Naan/ })).toBeVisible();
  await expectStored(page);
  await sandbox.changeOrder(order._id, { cart_items: [{ ...NAAN, quantity: 3 }] });
  const mark = changed.getByRole('button', { name: 'Changed: Naan 2 → 3' });
  await refreshUntil(page, mark);
  await expect(changed.getByText('Taken off: 1 × Dal')).toBeVisible();
  const { height = 0 } = (await mark.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(64);
  await expectNoBarriers(page, 'a changed ticket');
  await kitchen(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(mark).toBeFocused();
  await page.keyboard.press('Space');
  await expect(mark).toHaveCount(0);
  await expect(changed.getByRole('button', { name: /3× Naan/ })).toBeVisible();
});
