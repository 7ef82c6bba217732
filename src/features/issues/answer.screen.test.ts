import type { Page } from '@playwright/test';
import userEvent from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import type { SandboxControl } from '../../../testing/index.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const ISSUES = '/orders/issues';
const CAPABILITIES = { capabilities: ['idempotency', 'orders.issues'] } as const;
const ORDER = { orders: [{ status: 'completed' }] } as const;

const card = (page: Page) => page.getByRole('article');
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const inDialog = (page: Page, role: 'button' | 'radio' | 'textbox', name: RegExp | string) =>
  page.getByRole('dialog').getByRole(role, { name });

async function answersOf(sandbox: SandboxControl, restaurantId: string) {
  const calls = await sandbox.log({ restaurantId, endpoint: 'orderIssueAnswer' });
  return calls.map(({ fields }) => fields);
}

test('an issue is accepted in two taps, with what it costs on the button', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const asks = { kind: 'refund', amount: 120 };
  const { _id: id } = await sandbox.addIssue(vendor.restaurantId, { kind: 'missing', asks });
  await signIn(vendor, ISSUES, CAPABILITIES);
  await expect(card(page)).toContainText('If you do nothing: the customer gets ₹120');
  await button(page, 'Accept · −₹120').click();
  await expect(page.getByRole('dialog')).toContainText('If you accept: the customer gets ₹120');
  await inDialog(page, 'button', 'Accept · −₹120').click();
  await expect(card(page)).toContainText(/Accepted · .*Settled by your answer.*It costs you ₹120/);
  await expect(card(page)).toContainText(/In the payout \d\d /);
  expect(await answersOf(sandbox, vendor.restaurantId)).toEqual([
    { issue_id: id, answer: 'accept' },
  ]);
});

test('a refusal needs a reason of the marketplace', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const { _id: id } = await sandbox.addIssue(vendor.restaurantId, { kind: 'missing' });
  await signIn(vendor, ISSUES, CAPABILITIES);
  await button(page, 'Refuse · ₹0').click();
  await inDialog(page, 'button', 'Refuse · ₹0').click();
  await expect(page.getByText('Choose a reason.')).toBeVisible();
  await inDialog(page, 'radio', 'All dishes were in the bag').click();
  await inDialog(page, 'button', 'Refuse · ₹0').click();
  await expect(card(page)).toContainText('Refused · All dishes were in the bag');
  expect(await answersOf(sandbox, vendor.restaurantId)).toEqual([
    { issue_id: id, answer: 'reject', reason_id: 'packed' },
  ]);
});

test('an offer has the amounts and minutes that the marketplace allows', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const offers = [
    { kind: 'refund', max: 280 },
    { kind: 'time', minutes: [20, 10] },
  ];
  await sandbox.addIssue(vendor.restaurantId, { kind: 'missing', offers });
  await signIn(vendor, ISSUES, CAPABILITIES);
  await button(page, 'Offer · up to ₹280').click();
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(8);
  await inDialog(page, 'radio', '20 min').click();
  await expect(inDialog(page, 'button', 'Offer 20 min')).toBeVisible();
  await inDialog(page, 'radio', '₹100').click();
  await inDialog(page, 'button', 'Offer ₹100').click();
  await expect(card(page)).toContainText(/Offered ₹100.*Waiting for a decision/);
  expect(await answersOf(sandbox, vendor.restaurantId)).toMatchObject([
    { answer: 'offer', amount: 100 },
  ]);
});

test('a question of the marketplace is answered with a text', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  await sandbox.addIssue(vendor.restaurantId, { kind: 'payment' });
  await signIn(vendor, ISSUES, CAPABILITIES);
  await button(page, 'Answer the question').click();
  await inDialog(page, 'button', 'Send').click();
  await expect(page.getByText('Write an answer.')).toBeVisible();
  await inDialog(page, 'textbox', /Text for the marketplace/).fill('No, it was paid online.');
  await inDialog(page, 'button', 'Send').click();
  await expect(card(page)).toContainText('Question answered');
  expect(await answersOf(sandbox, vendor.restaurantId)).toMatchObject([
    { answer: 'inform', text: 'No, it was paid online.' },
  ]);
});

test('an answer that is refused keeps its text', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  await sandbox.addIssue(restaurantId, { kind: 'missing' });
  const body = { statusCode: 422, message: 'The text names a person.' };
  await sandbox.fault({ endpoint: 'orderIssueAnswer', restaurantId, status: 422, body, times: 1 });
  await signIn(vendor, ISSUES, CAPABILITIES);
  await button(page, 'Refuse · ₹0').click();
  await inDialog(page, 'radio', 'All dishes were in the bag').click();
  await inDialog(page, 'textbox', /Text for the marketplace/).fill('Asha packed it.');
  await inDialog(page, 'button', 'Refuse · ₹0').click();
  await expect(page.getByRole('dialog')).toContainText('The text names a person.');
  await inDialog(page, 'button', 'Cancel').click();
  await button(page, 'Refuse · ₹0').click();
  await expect(inDialog(page, 'textbox', /Text for the marketplace/)).toHaveValue(
    'Asha packed it.',
  );
  await inDialog(page, 'button', 'Refuse · ₹0').click();
  await expect(card(page)).toContainText('Waiting for a decision');
});

test('an answer is not sent without a photo that could not be sent', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  // happy-dom decodes no pictures.
  const bitmap = { width: 8, height: 8, close: () => {} };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap));
  onTestFinished(() => void vi.unstubAllGlobals());
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  await sandbox.addIssue(restaurantId, { kind: 'missing' });
  const body = { statusCode: 500, message: 'The disk is full.' };
  const upload = { endpoint: 'orderIssueProof', restaurantId, status: 500, body };
  const { id } = await sandbox.fault(upload);
  await signIn(vendor, ISSUES, CAPABILITIES);
  await button(page, 'Refuse · ₹0').click();
  await inDialog(page, 'radio', 'All dishes were in the bag').click();
  await inDialog(page, 'textbox', /Text for the marketplace/).fill('See the photo.');
  const photo = new File(['RIFF....WEBP'], 'bag.webp', { type: 'image/webp' });
  await page
    .getByLabel('Your photos')
    .evaluate((field) => userEvent.upload(field as HTMLElement, photo));
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText('bag.webp not sent');
  await inDialog(page, 'button', 'Refuse · ₹0').click();
  await expect(page.getByRole('dialog')).toContainText(
    '1 photo could not be sent. Send the answer again, or remove them.',
  );
  expect(await answersOf(sandbox, restaurantId)).toEqual([]);

  await sandbox.clearFault(id);
  await inDialog(page, 'button', 'Refuse · ₹0').click();
  await expect(card(page)).toContainText('Waiting for a decision');
  expect(await answersOf(sandbox, restaurantId)).toMatchObject([
    { answer: 'reject', text: 'See the photo.', proof: [expect.any(String)] },
  ]);
});

test('an answer to an issue that the customer has taken back says so', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  const { _id: id } = await sandbox.addIssue(restaurantId, { kind: 'missing' });
  await signIn(vendor, ISSUES, CAPABILITIES);
  await button(page, /^Accept/).click();
  await sandbox.moveIssue(id, 'withdraw');
  await inDialog(page, 'button', /^Accept/).click();
  await expect(card(page)).toContainText('The customer has taken it back.');
});

test('nothing is sent after the time ran out', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  const expires_at = new Date(Date.now() + 4_000).toISOString();
  await sandbox.addIssue(restaurantId, { kind: 'missing', expires_at });
  await signIn(vendor, ISSUES, CAPABILITIES);
  await button(page, /^Accept/).click();
  await expect(page.getByRole('dialog')).toContainText(/time's up|can no longer be answered/);
  await inDialog(page, 'button', /^Accept/).click();
  await expect(card(page)).toContainText(
    /Nothing was sent\..*The time ran out without an answer.*It costs you/,
  );
  expect(await answersOf(sandbox, restaurantId)).toEqual([]);
});

test('the proof of packing is sent with an answer unless it is left out', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  await sandbox.addIssue(restaurantId, { kind: 'missing' });
  const [order] = vendor.orders;
  const proof = (_id: string, seal: string) => ({
    _id,
    kind: 'list',
    at: '2026-11-20T13:00:00Z',
    lines: [{ line_id: '0', name: 'Naan', quantity: 2 }],
    seal,
  });
  const data = { _id: order._id, order_id: order.order_id, status: 'completed' };
  const proofs = [proof('proof-1', 'A1'), proof('proof-2', 'B2')];
  const body = { statusCode: 200, data: { ...data, proofs } };
  await sandbox.fault({ endpoint: 'orderDetails', restaurantId, body });
  await signIn(vendor, ISSUES, { capabilities: [...CAPABILITIES.capabilities, 'orders.proof'] });
  await expect(card(page)).toContainText(/Proof of packing.*1 dish ticked · seal B2/);
  await button(page, /^Offer/).click();
  const box = (name: RegExp) => page.getByRole('dialog').getByRole('checkbox', { name });
  await expect(box(/seal A1/)).toBeChecked();
  await box(/seal A1/).click();
  await inDialog(page, 'button', /^Offer/).click();
  await expect(page.getByRole('dialog')).toContainText('proof must be uploaded first');
  expect(await answersOf(sandbox, restaurantId)).toMatchObject([{ proof: ['proof-2'] }]);
});
