import type { Locator, Page } from '@playwright/test';
import { SCREENS } from '../../../src/core/navigation/screenTable.ts';
import { landing } from '../../pages/landing.ts';
import { titleOf } from '../../pages/screen.ts';
import { acceptOrder, openAccept, openMessages, step, tab } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { KITCHEN } from '../../support/kitchen.ts';
import { underToasts } from '../../support/overlap.ts';
import { setPermission, untilStreaming } from '../../support/push.ts';
import { visit } from '../../support/visit.ts';

const PHONE = { width: 390, height: 844 };
const WIDTHS = [PHONE, { width: 1024, height: 768 }];
const WAITING = { status: 'waiting_for_confirmation' };
const NEWS = 'Menu approved';
/** A toast that is closed has left the page. */
const CLOSED = 0;

const toasts = (page: Page) => page.locator('[data-vp-part="toast"]');
const toast = (page: Page, text: string): Locator => toasts(page).filter({ hasText: text });

const OF_GUESTS: readonly string[] = ['/', '/login', '/register', '/logout'];

/** The screens of a vendor that have a fixed path and a title. */
const PATHS = Object.values(SCREENS).flatMap(([path, title]) =>
  title && !path.includes(':') && !OF_GUESTS.includes(path) ? [path] : [],
);

for (const size of WIDTHS) {
  test(`on no screen of ${size.width} px a toast lies on anything`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await setPermission(page, 'denied');
    const vendor = await newVendor({
      orders: [WAITING, WAITING],
      history: 3,
      demo: ['menu', 'team'],
    });
    const streaming = untilStreaming(page);
    await signIn(vendor, '/orders');
    await streaming;
    const details = [`/orders/view-order/${vendor.orders[0]?._id}`, KITCHEN, '/orders?view=ready'];
    const covered: string[] = [];
    for (const [index, path] of [...PATHS, ...details].entries()) {
      await visit(page, path);
      await expect(titleOf(page).first()).toBeAttached();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      const title = `${NEWS} ${index}`;
      await sandbox.push(vendor.vendorId, { title });
      await expect(toast(page, title), path).toBeInViewport();
      covered.push(...(await underToasts(page)).map((thing) => `${path}: ${thing}`));
      await toast(page, title).getByRole('button', { name: 'Close the message' }).click();
      await expect(toasts(page), path).toHaveCount(CLOSED);
    }
    expect(covered).toEqual([]);
  });
}

test('three accepted orders have one line, and the list has each of them', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize(PHONE);
  const { orders } = await signInNew({ orders: [WAITING, WAITING, WAITING, WAITING] }, '/orders');
  for (const order of orders.slice(0, 3)) {
    await acceptOrder(page, order);
    await expect(tab(page, 'Preparing', orders.indexOf(order) + 1)).toBeVisible();
    expect(await underToasts(page)).toEqual([]);
  }
  await expect(page.getByRole('status').filter({ hasText: '3 orders updated' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  await expect(await openMessages(page)).toHaveText([/Updated!/, /Updated!/, /Updated!/]);
});

test('a failure keeps its line beside the newest result', async ({ page, signInNew, sandbox }) => {
  await page.setViewportSize(PHONE);
  const { orders, restaurantId } = await signInNew({ orders: [WAITING, WAITING] }, '/orders');
  await acceptOrder(page, orders[0]);
  await expect(toast(page, 'Order Updated!')).toBeVisible();
  await sandbox.fault({ restaurantId, endpoint: 'updateOrderStatus', status: 400, times: 1 });
  await acceptOrder(page, orders[1]);
  await expect(page.locator('.vp-toast-error')).toBeVisible();
  await expect(toasts(page)).toHaveCount(2);
  expect(await underToasts(page)).toEqual([]);
});

for (const size of WIDTHS) {
  test(`in a dialog of ${size.width} px a toast covers nothing`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    await page.setViewportSize(size);
    await setPermission(page, 'denied');
    const vendor = await newVendor({ orders: [WAITING] });
    const streaming = untilStreaming(page);
    await signIn(vendor, '/orders');
    await streaming;
    await openAccept(page, vendor.orders[0]);
    await sandbox.push(vendor.vendorId, { title: NEWS });
    await expect(toast(page, NEWS)).toBeInViewport();
    expect(await underToasts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(toast(page, NEWS)).toBeInViewport();
    expect(await underToasts(page)).toEqual([]);
  });
}

test('a long text takes its room from a scrolled page', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await page.setViewportSize(PHONE);
  await setPermission(page, 'denied');
  const vendor = await newVendor({ orders: Array.from({ length: 9 }, () => WAITING) });
  const streaming = untilStreaming(page);
  await signIn(vendor, '/orders');
  await streaming;
  await page.getByRole('article').first().hover();
  await page.mouse.wheel(0, 700);
  await expect(titleOf(page)).not.toBeInViewport();
  await sandbox.push(vendor.vendorId, { title: NEWS, body: 'word '.repeat(60) });
  await expect(toast(page, NEWS)).toBeInViewport({ ratio: 1 });
  expect(await underToasts(page)).toEqual([]);
});

test('Esc closes a toast and returns the focus', async ({ page, newVendor, signIn, sandbox }) => {
  await setPermission(page, 'denied');
  const vendor = await newVendor({ orders: [WAITING] });
  const streaming = untilStreaming(page);
  await signIn(vendor, '/orders');
  await streaming;
  const accept = step(page, 'Accept', vendor.orders[0]);
  await accept.focus();
  await sandbox.push(vendor.vendorId, { title: NEWS });
  const close = toast(page, NEWS).getByRole('button', { name: 'Close the message' });
  await close.focus();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(CLOSED);
  await expect(accept).toBeFocused();
});

test('the message of a sign-out covers nothing of the sign-in', async ({ page, signInNew }) => {
  await page.setViewportSize(PHONE);
  await signInNew({}, '/orders');
  await visit(page, '/logout');
  await expect(landing(page)).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  expect(await underToasts(page)).toEqual([]);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'reduce' ? [] : ['DIV', 'SPAN'];
  test(`an accepted order moves ${moves.length} parts with motion ${reducedMotion}`, async ({
    page,
    signInNew,
  }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      const { animate } = Element.prototype;
      Object.assign(window, { moved });
      Element.prototype.animate = function record(...given) {
        moved.push(this.tagName);
        return animate.apply(this, given);
      };
    });
    await page.emulateMedia({ reducedMotion });
    const { orders } = await signInNew({ orders: [WAITING, WAITING] }, '/orders');
    await acceptOrder(page, orders[0]);
    await expect(tab(page, 'Preparing', 1)).toBeVisible();
    const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    await expect.poll(moved).toEqual(moves);
    await expect(page.locator('.vp-root > div[aria-hidden]')).toHaveCount(CLOSED);
  });
}
