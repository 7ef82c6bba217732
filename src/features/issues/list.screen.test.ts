import type { Page } from '@playwright/test';
import { titleOf, tryAgain } from '../../../tests/pages/screen.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';
import { visit } from '../../../tests/support/visit.ts';

const ISSUES = '/orders/issues';
const WITH_ISSUES = { capabilities: ['orders.issues'] } as const;
const ORDER = { orders: [{ status: 'completed' }] } as const;

const cards = (page: Page) => page.getByRole('article');

test('the open issues are sorted by the time that is left', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const add = (kind: string, minutesLeft: number) =>
    sandbox.addIssue(vendor.restaurantId, { kind, minutesLeft });
  for (const [kind, minutes] of [
    ['late', 9],
    ['wrong', 3],
    ['damaged', 6],
  ] as const) {
    await add(kind, minutes);
  }
  await sandbox.addIssue(vendor.restaurantId, { kind: 'other', expires_at: null });
  await signIn(vendor, ISSUES, WITH_ISSUES);
  await expect(cards(page)).toContainText([
    /Wrong dish.*2:5\d to answer/,
    /Damaged.*5:5\d to answer/,
    /Late.*8:5\d to answer/,
    /Other problem.*no deadline/,
  ]);
});

test('without the capability the path leads to the orders', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  await sandbox.addIssue(vendor.restaurantId, {});
  await signIn(vendor, ISSUES);
  await expect(titleOf(page)).toHaveText('Orders');
  const { restaurantId } = vendor;
  expect(await sandbox.log({ restaurantId, endpoint: 'orderIssues' })).toEqual([]);
});

test('issues that could not be read can be read again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  const { id } = await sandbox.fault({ endpoint: 'orderIssues', restaurantId, status: 400 });
  await signIn(vendor, ISSUES, WITH_ISSUES);
  await expect(page.getByText("Couldn't load the issues just now.")).toBeVisible();
  await sandbox.clearFault(id);
  await tryAgain(page).click();
  await expect(
    page.getByText('Complaints of customers and questions of the marketplace appear here.'),
  ).toBeVisible();
});

test('an issue without offers or wishes can be accepted or refused', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const past = { expires_at: '2036-11-20T13:50:00Z', offers: [], reasons: [], asks: null };
  await sandbox.addIssue(vendor.restaurantId, { ...past, evidence: [], items: [], message: '' });
  await signIn(vendor, ISSUES, WITH_ISSUES);
  await expect(cards(page)).toContainText('until 20 Nov 2036');
  await expect(cards(page).getByRole('button')).toHaveText([
    'What the order knows',
    'Accept',
    'Refuse · ₹0',
  ]);
  await cards(page)
    .getByRole('button', { name: /^Refuse/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refuse/ })
    .click();
  await expect(cards(page)).toContainText('Waiting for a decision');
});

for (const [if_silent, asks, words] of [
  ['accept', { kind: 'refund', amount: '120.50' }, 'the customer gets ₹120.50'],
  ['accept', { kind: 'refund' }, 'the customer gets a refund'],
  ['accept', { kind: 'replacement', amount: 240 }, 'a replacement, which costs you ₹240'],
  ['accept', { kind: 'time', minutes: 15 }, 'the customer waits 15 min longer'],
  ['accept', { kind: 'cancel', amount: 770 }, 'the order is cancelled, which costs you ₹770'],
  ['reject', { kind: 'refund', amount: 120 }, 'the customer gets nothing'],
  ['none', { kind: 'refund', amount: 120 }, 'the marketplace decides'],
] as const) {
  test(`without an answer to ${asks.kind}: ${words}`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor(ORDER);
    await sandbox.addIssue(vendor.restaurantId, { if_silent, asks });
    await signIn(vendor, ISSUES, WITH_ISSUES);
    await expect(cards(page)).toContainText(new RegExp(`If you do nothing: .*${words}`));
  });
}

test('the closed issues say who decided, and are shown page by page', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  const past = new Date(Date.now() - 1_000).toISOString();
  for (let at = 0; at < 26; at += 1) {
    await sandbox.addIssue(restaurantId, { if_silent: 'reject', expires_at: past });
  }
  await signIn(vendor, `${ISSUES}?tab=closed`, WITH_ISSUES);
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).first()).toContainText(
    /The time ran out without an answer · .*It costs you nothing/,
  );
  await page.getByRole('button', { name: 'Show more' }).first().click();
  await expect(cards(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(26);
});

test('a link to an issue that is no longer open leads to the closed ones', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const past = new Date(Date.now() - 1_000).toISOString();
  const { _id } = await sandbox.addIssue(vendor.restaurantId, { kind: 'late', expires_at: past });
  await signIn(vendor, `${ISSUES}?issue=${_id}`, WITH_ISSUES);
  await expect(page.getByText('This issue is no longer open.')).toBeVisible();
  await page.getByRole('link', { name: 'Show closed issues' }).click();
  await expect(cards(page)).toContainText(['Late']);
});

test('issues that cannot be read again stay, with their age and a button', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  await sandbox.addIssue(restaurantId, { kind: 'late', minutesLeft: 5 });
  await sandbox.addIssue(restaurantId, { kind: 'wrong' });
  await signIn(vendor, ISSUES, WITH_ISSUES);
  await expect(cards(page)).toContainText(['Late', 'Wrong dish']);
  const fault = { endpoint: 'orderIssues', restaurantId, dropAfterCommit: true };
  const { id } = await sandbox.fault(fault);
  await cards(page)
    .nth(0)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(page.getByText(/^Updated less than a minute ago/)).toBeVisible();
  await expect(cards(page)).toContainText([/Late.*Your answer was sent/, 'Wrong dish']);
  await sandbox.clearFault(id);
  await tryAgain(page).click();
  await expect(page.getByText(/^Updated /)).toHaveCount(0);
});

test('a link to an issue that is not read yet does not call it closed', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  await sandbox.addIssue(restaurantId, { kind: 'wrong' });
  await signIn(vendor, ISSUES, WITH_ISSUES);
  await expect(cards(page)).toHaveCount(1);
  const { _id } = await sandbox.addIssue(restaurantId, { kind: 'late' });
  const { id } = await sandbox.fault({ endpoint: 'orderIssues', restaurantId, hold: true });
  await visit(page, `${ISSUES}?issue=${_id}`);
  await sandbox.log({ restaurantId });
  await expect(page.getByText('This issue is no longer open.')).toHaveCount(0);
  await sandbox.clearFault(id);
  await expect(cards(page)).toHaveCount(2);
});
