import { titleOf } from '../../pages/screen.ts';
import { type OrderRef, orderCard, refreshUntil, step, tab } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';

const STATUSES = [
  'waiting_for_confirmation',
  'waiting_for_confirmation',
  'cooking',
  'packing_processing',
  'ready_to_pickup',
  'ready_to_pickup',
  'ready_to_pickup',
  'completed',
  'declined',
];

test('five tabs count the orders of their step', async ({ page, signInNew }) => {
  await signInNew({ orders: STATUSES.map((status) => ({ status })) }, '/orders');
  for (const [name, count] of Object.entries({ All: 9, New: 2, Preparing: 1, Packed: 1, Ready: 3 }))
    await expect(tab(page, name, count)).toBeVisible();
  await expect(tab(page, 'New')).toHaveAttribute('aria-selected', 'true');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);

  await tab(page, 'All').click();
  await expect(cards).toHaveCount(9);
  await expect(cards.getByRole('button')).toHaveCount(0);

  await tab(page, 'Ready').click();
  await expect(page).toHaveURL(/\/orders\?tab=ready$/);
  await page.reload();
  await expect(tab(page, 'Ready', 3)).toHaveAttribute('aria-selected', 'true');
  await expect(cards).toHaveCount(3);
  const button = cards.first().getByRole('button', { name: 'Order Is Ready.' });
  await expect(button).toHaveText('Order Is Ready. Waiting For Rider Pickup.');
  await expect(button).toBeDisabled();
});

test('on a phone the five tabs stay in view', async ({ page, signInNew }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const orders = Array.from({ length: 8 }, () => ({ status: 'waiting_for_confirmation' }));
  await signInNew({ orders }, '/orders');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(5);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(titleOf(page)).not.toBeInViewport();
  for (const one of await tabs.all()) await expect(one).toBeInViewport({ ratio: 1 });
});

test('on a phone the other tools are in the menu of the board', async ({ page, signInNew }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInNew({}, '/orders');
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  const tools = ['Printing', 'Kitchen mode', 'Ready screen'];
  await expect(page.getByRole('menuitem')).toHaveText(tools);
});

test('on a phone another tab starts at its most urgent card', async ({ page, signInNew }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const statuses = ['waiting_for_confirmation', 'cooking'];
  const orders = statuses.flatMap((status) => Array.from({ length: 8 }, () => ({ status })));
  await signInNew({ orders }, '/orders');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(8);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.first()).not.toBeInViewport();
  await tab(page, 'Preparing').click();
  await expect(page.getByRole('button', { name: /^Order Ready/ })).toHaveCount(8);
  await expect(cards.first()).toBeInViewport({ ratio: 1 });
  await expect(tab(page, 'Preparing')).toBeInViewport({ ratio: 1 });
});

test('arrow keys walk around the tabs', async ({ page, signInNew }) => {
  await signInNew({}, '/orders?tab=%3Cscript%3E');
  await expect(tab(page, 'New', 0)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('No Orders found')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  for (const name of ['All', 'Preparing', 'Packed', 'Ready', 'New']) {
    await tab(page, name, 0).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('No Orders found')).toBeVisible();
  }

  await tab(page, 'New').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Preparing')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab(page, 'Ready')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'All')).toBeFocused();
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/tab=all$/);
});

test('a new order does not move the focus', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const [order] = vendor.orders as [OrderRef];
  await page.clock.install();
  await signIn(vendor, '/orders');
  await step(page, 'Accept', order).focus();
  await sandbox.addOrder(vendor.restaurantId);
  await refreshUntil(page, tab(page, 'New', 2));
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(step(page, 'Accept', order)).toBeFocused();
});

test('after an answer the focus is on the next card, or on the panel of an empty list', async ({
  page,
  newVendor,
  signIn,
}) => {
  const statuses = ['waiting_for_confirmation', 'waiting_for_confirmation', 'cooking', 'cooking'];
  const vendor = await newVendor({ orders: statuses.map((status) => ({ status })) });
  const [first, last, cooked] = vendor.orders as [OrderRef, OrderRef, OrderRef];
  await signIn(vendor, '/orders');
  const focused = [orderCard(page, last), page.getByRole('tabpanel')];
  for (const [index, order] of [first, last].entries()) {
    await step(page, 'Accept', order).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(orderCard(page, order)).toBeHidden();
    await expect(focused[index]!).toBeFocused();
  }

  // Use the keyboard, because a toast may cover the button.
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await step(page, 'Order Ready', cooked).press('Enter');
  await expect(step(page, 'Ready For Pickup', cooked)).toBeVisible();
  const column = page.getByRole('region', { name: /^Preparing/ });
  await expect(column.getByRole('article').and(page.locator(':focus'))).toHaveCount(1);
});
