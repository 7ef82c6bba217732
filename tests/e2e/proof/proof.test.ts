import type { Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { signOut } from '../../pages/menu.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { sentChanges, step, tab } from '../../support/board.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';
import { KITCHEN, ticket } from '../../support/kitchen.ts';
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

/** The proofs that an order has. */
async function proofsOf(sandbox: SandboxControl, { restaurantId }: Pick<Vendor, 'restaurantId'>) {
  const calls = await sandbox.log({ restaurantId, endpoint: 'orderProof' });
  return calls.filter(({ effective }) => effective);
}

const ofProofs = ({ phone }: Pick<Vendor, 'phone'>) => ({ endpoint: 'orderProof', phone });

async function makeReady(page: Page, order: Vendor['orders'][number]) {
  await step(page, 'Ready For Pickup', order).click();
  await expect(tab(page, 'Ready', 1)).toBeVisible();
}

const readyButton = (page: Page, order: Vendor['orders'][number]) =>
  ticket(page, order).getByRole('button', { name: /^Ready For Pickup/ });

/** Ticks all dishes and saves the list: the two taps of a proof without a photo. */
async function saveList(page: Page) {
  await question(page).getByRole('button', { name: 'Tick all' }).click();
  await question(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(question(page)).toBeHidden();
}

const UNSENT = '1 proof of packing is not sent.';

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
  await expect.poll(() => proofsOf(sandbox, vendor)).toHaveLength(1);

  await page.goto(`/orders/view-order/${order.order_id}`);
  const proof = page.getByRole('region', { name: 'Proof of packing' });
  const picture = proof.getByRole('button', { name: 'Enlarge the photo of the bag' });
  await expect(picture).toBeVisible();
  await expect(picture.locator('img')).toHaveAttribute('src', /assets/);
  const src = await picture.locator('img').getAttribute('src');
  const sent = await (await page.request.get(src ?? '')).body();
  expect(sent.length).toBeLessThanOrEqual(300_000);
  expect(sent.includes(PLACE) || sent.includes('Exif')).toBe(false);
  await picture.click();
  await expect(page.getByRole('dialog', { name: 'The open bag' })).toBeVisible();
});

test('a photo that was not sent is sent after a reload', async ({
  page,
  context,
  sandbox,
  newVendor,
  signIn,
}) => {
  await askFor(page, 'photo 0');
  const vendor = await newVendor({ orders: [PACKING] });
  await signIn(vendor, '/orders?tab=packed');
  await makeReady(page, vendor.orders[0]);
  await takePhoto(page);
  await context.setOffline(true);
  await question(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(UNSENT)).toBeVisible();
  await context.setOffline(false);
  await sandbox.fault({ ...ofProofs(vendor), hang: true, times: 1 });
  await page.reload();
  await expect
    .poll(() => sandbox.log({ endpoint: 'orderProof', restaurantId: vendor.restaurantId }))
    .not.toEqual([]);
  await page.reload();
  await expect.poll(() => proofsOf(sandbox, vendor)).toHaveLength(1);
  await expect(page.getByText(UNSENT)).toBeHidden();
});

test('two tabs and a lost answer leave one proof', async ({
  page,
  context,
  sandbox,
  newVendor,
  signIn,
}) => {
  await askFor(page, 'list 0');
  const vendor = await newVendor({ orders: [PACKING] });
  await signIn(vendor, '/orders?tab=packed');
  const other = await context.newPage();
  await askFor(other, 'list 0');
  await other.goto('/orders');
  await expect(tab(other, 'Packed', 1)).toBeVisible();
  await sandbox.fault({ ...ofProofs(vendor), dropAfterCommit: true, times: 1 });
  await makeReady(page, vendor.orders[0]);
  await saveList(page);
  const calls = () => sandbox.log({ endpoint: 'orderProof', restaurantId: vendor.restaurantId });
  await expect.poll(async () => (await calls()).length).toBe(1);
  await page.close();
  await expect.poll(async () => (await calls()).length).toBe(2);
  await expect(other.getByText(UNSENT)).toBeHidden();
  expect(await proofsOf(sandbox, vendor)).toHaveLength(1);
});

test('a proof is sent when its vendor signs in again, and by nobody else', async ({
  page,
  sandbox,
  newVendor,
  signIn,
  recorder,
}) => {
  recorder.allowCalls('document', 'three vendors sign in');
  await askFor(page, 'list 0');
  const vendor = await newVendor({ orders: [PACKING] });
  const [order] = vendor.orders;
  const fault = await sandbox.fault({ ...ofProofs(vendor), status: 500, body: {} });
  await signIn(vendor, '/orders?tab=packed');
  await makeReady(page, order);
  await saveList(page);
  await expect(page.getByText(UNSENT)).toBeVisible();
  await signOut(page);

  const other = await newVendor({ orders: [] });
  await sandbox.clearFault(fault.id);
  await signIn(other, '/orders');
  await expect(tab(page, 'Packed', 0)).toBeVisible();
  await expect(page.getByText(UNSENT)).toBeHidden();
  expect(await sandbox.log({ endpoint: 'orderProof', restaurantId: other.restaurantId })).toEqual(
    [],
  );
  await signOut(page);

  await signIn(vendor, '/orders');
  await expect.poll(() => proofsOf(sandbox, vendor)).toHaveLength(1);
});

test('the step of a ticket is sent before the camera opens', async ({
  page,
  sandbox,
  newVendor,
  signIn,
}) => {
  await askFor(page, 'photo 0');
  const vendor = await newVendor({ orders: [PACKING] });
  const [order] = vendor.orders;
  await signIn(vendor, KITCHEN);
  await readyButton(page, order).click();
  await takePhoto(page);
  await expect.poll(() => sentChanges(sandbox, vendor)).toHaveLength(1);
  await question(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => proofsOf(sandbox, vendor)).toHaveLength(1);
  await expect(ticket(page, order)).toBeHidden();
});

test('one tap closes the question, and the step of the ticket can still be undone', async ({
  page,
  sandbox,
  newVendor,
  signIn,
}) => {
  await askFor(page, 'photo 0');
  const vendor = await newVendor({ orders: [PACKING] });
  const [order] = vendor.orders;
  await signIn(vendor, KITCHEN);
  await readyButton(page, order).click();
  await question(page).getByRole('button', { name: 'Skip' }).click();
  await ticket(page, order).getByRole('button', { name: /^Undo/ }).click();
  await expect(readyButton(page, order)).toBeVisible();
  expect(await sentChanges(sandbox, vendor)).toEqual([]);
});

test('a file that is no photo leaves the list', async ({ page, sandbox, newVendor, signIn }) => {
  await askFor(page, 'photo 0');
  const vendor = await newVendor({ orders: [PACKING] });
  await signIn(vendor, '/orders?tab=packed');
  await makeReady(page, vendor.orders[0]);
  const chooser = page.waitForEvent('filechooser');
  await question(page).getByRole('button', { name: 'Take a photo of the open bag' }).click();
  const file = { name: 'bag.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
  await (await chooser).setFiles(file);
  await expect(question(page).getByText(/can't be used/)).toBeVisible();
  await question(page).getByRole('button', { name: 'Tick all' }).click();
  await question(page).getByRole('button', { name: 'Save without a photo' }).click();
  await expect.poll(() => proofsOf(sandbox, vendor)).toMatchObject([{ fields: { kind: 'list' } }]);
});
