import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

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

test('an offer is a row of at most 120 px', async ({ page, signInNew }) => {
  await signInNew({ demo: ['offers'] }, '/offers');
  expect(await highest(page)).toBeLessThanOrEqual(120);
});

test('a payment is a row of at most 120 px, a refund with a minus', async ({ page, signInNew }) => {
  await signInNew({ demo: ['payments'] }, '/outlet/payment-logs?status=refund');
  expect(await highest(page)).toBeLessThanOrEqual(120);
  await expect(page.locator('tbody tr:has(td)').first()).toContainText(/−₹[\d,]+\.\d\d/);
});
