import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { dashboard } from '../../pages/dashboard.ts';
import { cropPicture, editFromMenu } from '../../pages/food.ts';
import { fixtureFile, kycDetailOf, kycDetailPath } from '../../pages/kyc.ts';
import { landing } from '../../pages/landing.ts';
import { menuLink, menuOf } from '../../pages/menu.ts';
import { PROFILE, restaurantOf, SAVED } from '../../pages/restaurant.ts';
import { nameOf, type OrderRef, orderCard, sentChanges, step, tab } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { standInForGoogle } from '../../support/googleMaps.ts';
import { kitchen } from '../../support/kitchen.ts';
import { requestCode } from '../../support/signIn.ts';

test.use({ harness: 'lab' });

const signInButton = (page: Page) =>
  page.getByRole('button', { name: 'Sign In', exact: true, includeHidden: true });

/** Pastes a code, as a vendor does from a message. */
async function pasteCode(page: Page, code: string) {
  await page.getByRole('dialog').evaluate((dialog, text) => {
    const scope = dialog.getRootNode() as ShadowRoot;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    const init = { clipboardData, bubbles: true, cancelable: true, composed: true };
    scope.activeElement?.dispatchEvent(new ClipboardEvent('paste', init));
  }, code);
}

/** Drops a file as from the desktop, so that the browser itself finds the target. */
async function dropFile(page: Page, title: string, place: Locator) {
  const { name, buffer } = fixtureFile(title);
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  await place.scrollIntoViewIfNeeded();
  const { x, y } = (await place.boundingBox()) ?? { x: 0, y: 0 };
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data });
  }
}

/** The parts of the page that a portal could leave behind. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    boxes: document.querySelectorAll('vendor-portal-box, .vp-root').length,
    styles: document.querySelectorAll('style').length,
    inBody: document.body.childElementCount,
  }));

/** Signs in to the isolated portal of the page, with a pasted code. */
async function signInIsolated(page: Page, sandbox: SandboxControl, { phone }: Vendor) {
  await page.goto('/isolated');
  await requestCode(page, phone);
  await pasteCode(page, await sandbox.code(phone));
  await expect(dashboard(page)).toBeVisible();
}

test('important rules of a host do not apply behind a shadow root', async ({ page }) => {
  await page.goto('/isolated?scoped');
  await expect(landing(page)).toBeVisible();
  await expect(signInButton(page)).toBeHidden();

  await page.goto('/isolated');
  await expect(signInButton(page)).toBeVisible();
});

test('a whole visit behind a shadow root leaves nothing', async ({ page, sandbox, newVendor }) => {
  const vendor = await newVendor();
  await page.goto('/isolated');
  await expect(signInButton(page)).toBeVisible();
  const { boxes, ...shown } = await traces(page);
  expect(boxes).toBe(1);
  await signInIsolated(page, sandbox, vendor);
  const before = await page.getByText(/^\d+ clicks$/).innerText();
  await menuLink(page, 'Orders').click();
  await expect(page.getByText(`${Number.parseInt(before, 10) + 1} clicks`)).toBeVisible();
  await expect(page).toHaveURL(/\/isolated\/orders$/);
  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(landing(page)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Portal' }).uncheck();
  expect(await traces(page)).toEqual({ boxes: 0, ...shown });
});

test('a picture is cropped behind a shadow root', async ({ page, signInNew }) => {
  await signInNew({ demo: ['menu'] }, '/isolated/food-menu');
  await editFromMenu(page, 'Masala Chai');
  await cropPicture(page);
});

test('a portal behind a shadow root does not lose its styles when the host moves it', async ({
  page,
  signInNew,
}) => {
  const vendor = await signInNew(
    { orders: [{ status: 'waiting_for_confirmation' }] },
    '/isolated/orders',
  );
  const [order] = vendor.orders as [OrderRef];
  await expect(orderCard(page, order)).toBeVisible();
  await page.evaluate(() => {
    const box = document.querySelector('vendor-portal-box');
    document.querySelector('main')?.append(...(box ? [box] : []));
  });
  await expect(orderCard(page, order)).toHaveCSS('border-radius', /^[1-9]/);
  await step(page, 'Accept', order).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Accept order ${nameOf(order)}` });
  await expect(dialog.getByRole('radio', { name: '20 min' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(step(page, 'Accept', order)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: '20 min' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tab(page, 'Preparing', 1).click();
  await expect(orderCard(page, order)).toBeVisible();
});

test('behind a shadow root a document is chosen or dropped', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew(
    { kyc: 'approved' },
    `/isolated${kycDetailPath('pan', '/kyc-documents')}`,
  );
  const { field, submit, preview } = kycDetailOf(page);
  await field('PAN number').fill('ZZZPZ0000Z');
  const opening = page.waitForEvent('filechooser');
  await page.getByText('Choose a file').click();
  await (await opening).setFiles(fixtureFile('a JPEG'));
  await expect(page.getByText('pan.jpeg', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(preview).toBeHidden();
  await dropFile(page, 'a PNG of the size of a photo', page.getByText('or drop it here'));
  await expect(preview).toBeVisible();
  await submit.click();
  await expect(page.getByText('PAN details updated successfully')).toBeVisible();
  const [document] = await sandbox.log({ restaurantId, endpoint: 'kycUpdate' });
  expect(document?.fields.image).toMatchObject({ type: 'image/png' });
});

test('the address of a restaurant is found behind a shadow root', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const google = await standInForGoogle(page);
  const { restaurantId } = await signInNew({ profile: SAVED }, `/isolated${PROFILE}`);
  const restaurant = restaurantOf(page);
  await restaurant.isOpen();
  await restaurant.address.fill('4 Test');
  await page.getByRole('option', { name: /Indiranagar/ }).click();
  const pin = page.getByRole('group', { name: 'Map with a pin' }).getByRole('button');
  await expect(pin).toHaveText('Pin at 12.9784, 77.6408');
  expect(await pin.evaluate((node) => node.getRootNode() instanceof ShadowRoot)).toBe(true);
  await pin.click();
  await expect(restaurant.field('Latitude')).toHaveValue('12.5');
  await restaurant.choose('Add images');
  await expect(page.getByText('1 new image, not saved yet')).toBeVisible();
  await dropFile(page, 'a JPEG', page.getByRole('img', { name: 'Banner' }));
  await expect(page.getByText('New banner')).toBeVisible();
  await restaurant.update.click();
  const calls = () => sandbox.log({ restaurantId, endpoint: 'restaurantUpdate' });
  // The log can contain a request whose files have not arrived yet.
  await expect.poll(calls).toMatchObject([
    {
      fields: {
        location: JSON.stringify({ type: 'Point', coordinates: [77.25, 12.5] }),
        banner: { type: 'image/jpeg' },
      },
    },
  ]);
  expect(google.loads()).toBe(1);
});

test('behind a shadow root text that is selected in a table is not overwritten', async ({
  page,
  signInNew,
}) => {
  const orders = Array.from({ length: 26 }, (_, index) => ({
    status: 'completed',
    order_id: `PAST-${index}`,
    customerName: `Customer ${index}`,
  }));
  await signInNew({ orders }, '/isolated/outlet/order-history');
  await expect(page.getByText('1–25 of 26')).toBeVisible();
  const customer = page.getByText(/^Customer \d+$/).first();
  await customer.dblclick();
  const selected = await customer.elementHandle();
  await page
    .getByRole('button', { name: 'Next page' })
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByText('26–26 of 26')).toBeVisible();
  expect(await selected?.evaluate((element) => element.isConnected)).toBe(false);
});

/** Swipes to the left with a finger. */
async function swipe(on: Locator) {
  const finger = { pointerType: 'touch', clientY: 300, composed: true };
  await on.dispatchEvent('pointerdown', { ...finger, clientX: 500 });
  await on.dispatchEvent('pointerup', { ...finger, clientX: 300 });
}

test('kitchen mode works behind a shadow root', async ({ page, signInNew, sandbox }) => {
  const cart_items = [{ food_item_name: 'Naan', quantity: 2, food_item_price: 10 }];
  const orders = Array.from({ length: 12 }, () => ({ status: 'cooking', cart_items }));
  await page.setViewportSize({ width: 1440, height: 900 });
  const { restaurantId } = await signInNew({ orders }, '/isolated/orders?view=kitchen');
  await expect(kitchen(page)).toBeFocused();
  const tickets = page.getByRole('article');
  await expect(tickets.first().getByRole('listitem')).toHaveCSS('font-size', '28px');
  const first = await tickets.first().getAttribute('data-ticket');
  await swipe(tickets.first());
  await expect(tickets.first()).not.toHaveAttribute('data-ticket', String(first));
  await page.keyboard.press('PageUp');
  await expect(tickets.first()).toHaveAttribute('data-ticket', String(first));
  await page.keyboard.press('1');
  await expect(page.getByText(/^Sending in \d s$/)).toBeVisible();
  await page.keyboard.press('1');
  await expect.poll(() => sentChanges(sandbox, { restaurantId })).toHaveLength(1);
});
