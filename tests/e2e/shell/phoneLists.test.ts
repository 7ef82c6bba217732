import type { Locator, Page } from '@playwright/test';
import { HISTORY, rows } from '../../pages/history.ts';
import { searchBox, titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** The height of the highest row of the table on screen. */
async function highest(page: Page): Promise<number> {
  const rows = page.locator('tbody tr:has(td)');
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  );
  return Math.max(...heights);
}

async function middleOf(control: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
  return y + height / 2;
}

/** Expects two controls side by side. */
async function expectOneRow(first: Locator, second: Locator): Promise<void> {
  await expect(first).toBeVisible();
  await expect(second).toBeVisible();
  expect(Math.abs((await middleOf(first)) - (await middleOf(second)))).toBeLessThan(4);
}

test('a member is a row of at most 120 px with its actions in a menu', async ({
  page,
  signInNew,
}) => {
  await signInNew({ demo: ['team'] }, '/team');
  expect(await highest(page)).toBeLessThanOrEqual(120);
  await expect(page.getByRole('link', { name: 'Edit Ravi Sample' })).toBeHidden();
  await page.getByRole('button', { name: 'More actions for Ravi Sample' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/add-team-member\?edit/);
});

test('the tools of the team are next to its title, with the export in their menu', async ({
  page,
  signInNew,
}) => {
  await signInNew({ demo: ['team'] }, '/team');
  await expectOneRow(titleOf(page, 'Team Members'), page.getByRole('link', { name: 'Add member' }));
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/Team.*\.csv$/);
});

test('an offer is a row of at most 120 px below one row with status and sort order', async ({
  page,
  signInNew,
}) => {
  await signInNew({ demo: ['offers'] }, '/offers');
  expect(await highest(page)).toBeLessThanOrEqual(120);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expectOneRow(page.getByRole('radiogroup', { name: 'Status' }), sort);
  await sort.selectOption('desc:title');
  await expect(page).toHaveURL(/sort=-title/);
});

test('a payment is a row of at most 120 px, a refund with a minus', async ({ page, signInNew }) => {
  await signInNew({ demo: ['payments'] }, '/outlet/payment-logs?status=refund');
  expect(await highest(page)).toBeLessThanOrEqual(120);
  await expect(page.locator('tbody tr:has(td)').first()).toContainText(/−₹[\d,]+\.\d\d/);
});

test('a past order is a row of at most 100 px that opens it', async ({ page, signInNew }) => {
  await signInNew({ history: 3 }, HISTORY);
  expect(await highest(page)).toBeLessThanOrEqual(100);
  const isCut = await searchBox(page).evaluate((field: HTMLInputElement) => {
    const pen = document.createElement('canvas').getContext('2d');
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    if (pen) pen.font = font;
    const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    return (pen?.measureText(field.placeholder).width ?? 0) > room;
  });
  expect(isCut).toBe(false);

  const link = rows(page)
    .first()
    .getByRole('link', { name: /^View order / });
  const name = (await link.getAttribute('aria-label')) ?? '';
  await rows(page)
    .first()
    .tap({ position: { x: 10, y: 10 } });
  await expect(titleOf(page, name.replace('View order', 'Order'))).toBeVisible();
});

test('cycles are rows of at most 120 px, and their orders of at most 140 px', async ({
  page,
  signInNew,
}) => {
  // On a Sunday, half as many orders are all in the cycle of this week.
  await signInNew({ history: 600, demo: ['payments'] }, '/pending-payouts');
  expect(await highest(page)).toBeLessThanOrEqual(120);
  await page.getByRole('table').getByRole('link').nth(1).tap();
  await expect(titleOf(page, 'Payout cycle')).toBeVisible();
  await expectOneRow(
    page.getByRole('heading', { name: 'Orders and payments' }),
    page.getByRole('combobox', { name: 'Sort by' }),
  );
  expect(await highest(page)).toBeLessThanOrEqual(140);
  const results = page.getByRole('radiogroup', { name: 'Result' });
  expect((await results.boundingBox())?.height).toBeLessThan(64);
  const last = results.locator('label').last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await results.getByRole('radio').last().check({ force: true });
  await expect(last).toBeInViewport({ ratio: 1 });
});
