import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../support/axe.ts';
import { refreshUntil } from '../../support/board.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';
import { heldUpright, PLACE, photo } from '../../support/photos.ts';
import { passCode } from '../../support/signIn.ts';

const ISSUES = '/orders/issues';
const CAPABILITIES = ['idempotency', 'orders.issues', 'orders.proof'];
const ORDER = { orders: [{ status: 'completed' }] } as const;

const card = (page: Page) => page.getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');
const words = (page: Page) => dialog(page).getByRole('textbox', { name: /^Text for/ });
const send = (page: Page, name: RegExp) => dialog(page).getByRole('button', { name });

/** Presses a key until something has the focus. */
async function reach(page: Page, key: string, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
  await expect(async () => {
    await page.keyboard.press(key);
    expect(await focused()).toMatch(name);
  }).toPass({ intervals: [0] });
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await nameCapabilities(page, CAPABILITIES);
});

test('an issue is refused by keys alone, with a reason and a picture without its place', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  await sandbox.addIssue(restaurantId, { kind: 'damaged' });
  await signIn(vendor, ISSUES);
  await expect(card(page)).toContainText('If you do nothing: the customer gets ₹');
  await expect(card(page)).toContainText('Completed');
  await expectNoBarriers(page, 'the issues');
  await page.setViewportSize({ width: 390, height: 844 });

  await reach(page, 'Tab', /^Refuse/);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  const taken = heldUpright(
    await photo(page, { name: 'bag.jpg', width: 800, height: 600, colors: ['red', 'blue'] }),
  );
  expect(taken.buffer.toString('latin1')).toContain(PLACE);
  const uploading = page.waitForRequest(/issue-proof/);
  await dialog(page).getByLabel('Your photos').setInputFiles(taken);
  await expect(dialog(page).getByRole('listitem')).toHaveText('bag.jpg');
  const uploaded = (await uploading).postDataBuffer()?.toString('latin1') ?? '';
  expect(uploaded).toContain('Content-Type: image/jpeg');
  expect(uploaded).not.toContain(PLACE);
  await expectNoBarriers(page, 'the dialog of a refusal');
  await page.setViewportSize({ width: 390, height: 844 });
  await words(page).focus();
  await reach(page, 'Tab', /^Refuse · ₹0$/);
  await page.keyboard.press('Enter');

  await expect(card(page)).toContainText(/Refused · All dishes were in the bag · Test Vendor/);
  await expect(card(page)).toContainText('Waiting for a decision');
  await expect(page.getByText('Your answer was sent.')).toBeInViewport();
  await expect(card(page).locator(':focus')).toContainText('Your answer was sent.');
  const [answer] = await sandbox.log({ restaurantId, endpoint: 'orderIssueAnswer' });
  expect(answer?.fields).toMatchObject({ answer: 'reject', reason_id: 'packed' });
  expect(answer?.fields.proof).toHaveLength(1);
});

test('an issue that was answered on another device says by whom', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  const vendor = await newVendor(ORDER);
  await sandbox.addIssue(vendor.restaurantId, { kind: 'missing' });
  await signIn(vendor, ISSUES);
  await card(page)
    .getByRole('button', { name: /^Offer/ })
    .click();
  await words(page).fill('Half of it');
  const other = await page.context().newPage();
  await nameCapabilities(other, CAPABILITIES);
  await other.goto(ISSUES);
  await card(other)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await send(other, /^Accept/).click();
  await expect(card(other)).toContainText('Settled by your answer');
  await other.close();

  recorder.expectError(/409.*answer-issue/);
  await send(page, /^Offer ₹/).click();
  await expect(card(page)).toContainText('Somebody else was first.');
  await expect(card(page)).toContainText(/Accepted · Test Vendor · \d/);
});

test('an answer whose response is lost is read back, and given once', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  await sandbox.addIssue(restaurantId, { kind: 'missing' });
  await sandbox.fault({
    endpoint: 'orderIssueAnswer',
    restaurantId,
    dropAfterCommit: true,
    times: 1,
  });
  await signIn(vendor, ISSUES);
  await card(page)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await send(page, /^Accept/).click();
  await expect(card(page)).toContainText('Settled by your answer');
  const calls = await sandbox.log({ restaurantId, endpoint: 'orderIssueAnswer' });
  expect(calls).toHaveLength(1);
});

test('an answer whose outcome is unknown is kept, and counts once when it is sent again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await page.clock.install();
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  await sandbox.addIssue(restaurantId, { kind: 'missing' });
  const body = { statusCode: 502, message: 'Bad gateway' };
  await sandbox.fault({ endpoint: 'orderIssueAnswer', restaurantId, status: 502, body, times: 1 });
  await signIn(vendor, ISSUES);
  await card(page)
    .getByRole('button', { name: /^Offer/ })
    .click();
  await words(page).fill('Half of it');
  await send(page, /^Offer ₹/).click();
  await refreshUntil(page, dialog(page).getByText(/it counts only once/));
  await expect(words(page)).toHaveValue('Half of it');
  await send(page, /^Offer ₹/).click();
  await expect(card(page)).toContainText('Waiting for a decision');
  const calls = await sandbox.log({ restaurantId, endpoint: 'orderIssueAnswer' });
  expect(calls.filter(({ effective }) => effective)).toHaveLength(1);
});

test('an issue that the customer raises is open again at its next level', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await page.clock.install();
  const vendor = await newVendor(ORDER);
  const { _id } = await sandbox.addIssue(vendor.restaurantId, { kind: 'missing' });
  await signIn(vendor, ISSUES);
  await card(page)
    .getByRole('button', { name: /^Offer/ })
    .click();
  await send(page, /^Offer ₹/).click();
  await expect(card(page)).toContainText('Waiting for a decision');
  await sandbox.moveIssue(_id, 'raise');
  await refreshUntil(page, card(page).getByText('Grievance'), 20_000);
  await expect(card(page).getByRole('button', { name: /^Offer/ })).toBeVisible();
});

test('a session that expires loses neither the text nor the picture of an answer', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  await sandbox.addIssue(restaurantId, { kind: 'missing' });
  await signIn(vendor, ISSUES);
  await card(page)
    .getByRole('button', { name: /^Refuse/ })
    .click();
  await dialog(page)
    .getByRole('radio', { name: 'All dishes were in the bag' })
    .check({ force: true });
  await words(page).fill('Everything was ticked.');
  const taken = await photo(page, {
    name: 'bag.jpg',
    width: 80,
    height: 60,
    colors: ['red', 'blue'],
  });
  await dialog(page).getByLabel('Your photos').setInputFiles(taken);
  await expect(dialog(page).getByRole('listitem')).toHaveText('bag.jpg');
  const body = { statusCode: 401, message: 'Unauthorized' };
  const { id } = await sandbox.fault({
    endpoint: 'orderIssueAnswer',
    restaurantId,
    status: 401,
    body,
  });
  await send(page, /^Refuse/).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await sandbox.clearFault(id);
  await passCode(page, sandbox, vendor.phone);

  await expect(words(page)).toHaveValue('Everything was ticked.');
  await expect(dialog(page).getByRole('listitem')).toHaveText('bag.jpg');
  await send(page, /^Refuse/).click();
  await expect(card(page)).toContainText('Waiting for a decision');
});

test('a dialog that was left with Back is not open again, and keeps its text', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  await sandbox.addIssue(vendor.restaurantId, { kind: 'missing' });
  await signIn(vendor, '/dashboard');
  await page
    .getByRole('link', { name: /Orders/ })
    .first()
    .click();
  await page.evaluate(() => window.history.pushState(null, '', '/orders/issues'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await card(page)
    .getByRole('button', { name: /^Offer/ })
    .click();
  await words(page).fill('Half of it');
  await page.goBack();
  await page.goForward();
  await expect(dialog(page)).toBeHidden();
  await card(page)
    .getByRole('button', { name: /^Offer/ })
    .click();
  await expect(words(page)).toHaveValue('Half of it');
});
