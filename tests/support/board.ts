import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';
import { endOf, shortNumberOf } from '../../src/core/orders/orderIds.ts';
import type { LoggedCall, SandboxControl, Vendor } from '../../testing/index.ts';

/** The ids of an order in the sandbox. */
export type OrderRef = Vendor['orders'][number];

/** The longest time between two reads of a list, a count or the figures; tests with `page.clock` skip it. */
export const REFRESH_MS = 60_000;

/** The order changes that the server received from a restaurant. */
export function sentChanges(
  sandbox: SandboxControl,
  { restaurantId }: Pick<Vendor, 'restaurantId'>,
): Promise<LoggedCall[]> {
  return sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' });
}

/** The name of an order on the screens, such as "#7201". */
export const nameOf = ({ order_id }: Pick<OrderRef, 'order_id'>) =>
  `#${shortNumberOf(endOf(order_id))}`;

export function orderCard(page: Page, order: Pick<OrderRef, 'order_id'>): Locator {
  return page.getByRole('article', { name: `Order ${order.order_id}`, exact: true });
}

/** From now on, the number of cards at each change of the page while it contains a text. */
export function cardsWhileShown(page: Page, text: string): Promise<JSHandle<number[]>> {
  return page.evaluateHandle((shown) => {
    const counts: number[] = [];
    new MutationObserver(() => {
      if (!document.body.textContent.includes(shown)) return;
      counts.push(document.getElementsByTagName('article').length);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return counts;
  }, text);
}

/** Finds a tab by its name and the number behind it. */
export function tab(page: Page, name: string, count: number | string = '\\d*'): Locator {
  return page.getByRole('tab', { name: new RegExp(`^${name}\\s*${count}$`) });
}

/** Finds a button of an order's card: "Accept", "Reject", "Order Ready" or "Ready For Pickup". */
export function step(page: Page, name: string, order: Pick<OrderRef, 'order_id'>): Locator {
  return page.getByRole('button', { name: `${name}, order ${order.order_id}`, exact: true });
}

/** Opens the dialog that accepts a waiting order. */
export async function openAccept(page: Page, order: Pick<OrderRef, 'order_id'>): Promise<Locator> {
  await step(page, 'Accept', order).click();
  return page.getByRole('dialog', { name: `Accept order ${nameOf(order)}` });
}

/** Accepts a waiting order with the preselected preparation time. */
export async function acceptOrder(page: Page, order: Pick<OrderRef, 'order_id'>): Promise<void> {
  const dialog = await openAccept(page, order);
  await dialog.getByRole('button', { name: 'Accept, 20 min' }).click();
}

/**
 * Waits until the device has stored the orders in work. From then on it reports which of them are cancelled or changed;
 * the lists are shown earlier.
 */
export async function expectStored(page: Page): Promise<void> {
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('orders_in_work')));
  await expect.poll(stored).toBe(true);
}

/** How long to wait for a refresh before the clock skips again. */
const REFRESH_TIMEOUTS = [1_000, 2_000];
const LONGEST_REFRESH = 5_000;

/**
 * Skips the clock from refresh to refresh until an element is shown. Do not use it for toasts, because a skip ends
 * them.
 */
export async function refreshUntil(
  page: Page,
  shown: Locator,
  interval = REFRESH_MS,
): Promise<void> {
  let skips = 0;
  await expect(async () => {
    const timeout = REFRESH_TIMEOUTS[skips] ?? LONGEST_REFRESH;
    skips += 1;
    await page.clock.fastForward(interval);
    await expect(shown).toBeVisible({ timeout });
  }).toPass();
}

/** Turns the wheel until the last card is visible, because its position is only an estimate until it is rendered. */
export async function wheelTo(page: Page, card: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 10_000_000);
    await expect(card).toBeInViewport({ timeout: 500 });
  }).toPass();
}

/** Opens the list of all toasts, newest first; uses the keyboard, because a toast may cover the button. */
export async function openMessages(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Messages' }).press('Enter');
  return page.getByRole('dialog', { name: 'Messages' }).getByRole('listitem');
}

/** Clicks ten times in one task. */
export async function clickTenTimesAtOnce(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    for (let click = 0; click < 10; click += 1) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  });
}
