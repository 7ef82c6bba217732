import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../support/axe.ts';
import { step, tab } from '../../support/board.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';
import { heldUpright, PLACE, photo } from '../../support/photos.ts';

const cart_items = [
  { food_item_name: 'Naan', quantity: 2, food_item_price: 40, line_id: 'line-1' },
  { food_item_name: 'Raita', quantity: 1, food_item_price: 60, line_id: 'line-2' },
];
const PACKING = { status: 'packing_processing', cart_items };

/** Chooses what this device asks for before the portal starts. */
async function askFor(page: Page, setting: string) {
  await page.addInitScript((stored) => localStorage.setItem('order_proof', stored), setting);
  await nameCapabilities(page, ['orders.proof', 'orders.items', 'idempotency']);
}

const question = (page: Page) => page.getByRole('dialog', { name: 'What is in the bag?' });

/** A photo of a phone, with the place in it. */
async function bagPhoto(page: Page) {
  const size = { width: 3000, height: 2250 };
  return heldUpright(await photo(page, { name: 'bag.jpg', ...size, colors: ['#a60', '#fc9'] }));
}

async function takePhoto(page: Page) {
  const file = await bagPhoto(page);
  const chooser = page.waitForEvent('filechooser');
  await question(page).getByRole('button', { name: 'Take a photo of the open bag' }).click();
  await (await chooser).setFiles(file);
  await expect(question(page).getByRole('img', { name: 'The open bag' })).toBeVisible();
}

test('a photo of the bag is with the order after two taps', async ({
  page,
  sandbox,
  newVendor,
  signIn,
}) => {
  await askFor(page, 'photo 0');
  const vendor = await newVendor({ orders: [PACKING] });
  const [order] = vendor.orders;
  await signIn(vendor, '/orders?tab=packed');
  await step(page, 'Ready For Pickup', order).click();
  await expect(tab(page, 'Ready', 1)).toBeVisible();
  await expectNoBarriers(page, 'the question');
  await takePhoto(page);
  await question(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => sandbox.log({ endpoint: 'orderProof' })).toHaveLength(1);

  await page.goto(`/orders/view-order/${order.order_id}`);
  const proof = page.getByRole('region', { name: 'Proof of packing' });
  const picture = proof.getByRole('button', { name: 'Enlarge the photo of the bag' });
  await expect(picture).toBeVisible();
  const src = await picture.locator('img').getAttribute('src');
  const sent = await (await page.request.get(src ?? '')).body();
  expect(sent.length).toBeLessThanOrEqual(300_000);
  expect(sent.includes(PLACE) || sent.includes('Exif')).toBe(false);
  await picture.click();
  await expect(page.getByRole('dialog', { name: 'The open bag' })).toBeVisible();
});
