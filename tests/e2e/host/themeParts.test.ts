import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fillMember, MEENA, submitButton } from '../../pages/team.ts';
import { expect, test } from '../../support/fixtures.ts';
import { KITCHEN, kitchen } from '../../support/kitchen.ts';
import { visit } from '../../support/visit.ts';

const [, SECTION = ''] = readFileSync('docs/theming.md', 'utf8').split('\n## Parts\n');
const LISTED = [...SECTION.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name);

const partsOf = (page: Page) =>
  page
    .locator('[data-vp-part]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-vp-part') ?? ''));

test('every part that the documentation lists is on a screen', async ({
  page,
  signInNew,
  sandbox,
}) => {
  test.slow();
  const { orders, restaurantId } = await signInNew(
    { orders: [{ status: 'waiting_for_confirmation' }], history: 2 },
    '/orders',
  );
  const seen = new Set<string>();
  const see = async (...parts: readonly string[]) => {
    for (const part of parts) {
      await expect(page.locator(`[data-vp-part="${part}"]`).first()).toBeAttached();
    }
    for (const part of await partsOf(page)) seen.add(part);
  };
  await see('order-card', 'tabs', 'header', 'navigation', 'toasts');
  await visit(page, `/orders/view-order/${orders[0]._id}`);
  await see('chip', 'card');
  await visit(page, '/outlet/order-history');
  await see('table');
  await visit(page, '/terms-and-conditions');
  await see('marketplace-text');
  await visit(page, KITCHEN);
  await expect(kitchen(page)).toBeVisible();
  await see('immersive');
  await visit(page, '/team');
  await page.getByRole('button', { name: 'More actions' }).click();
  await see('menu');
  await page.getByRole('menuitem', { name: 'Quick add' }).click();
  await see('dialog', 'dialog-body', 'field');
  const { id } = await sandbox.fault({ restaurantId, endpoint: 'teamAdd', status: 400 });
  const dialog = page.getByRole('dialog');
  await fillMember(dialog, { ...MEENA, role: 'Accountant' });
  await submitButton(dialog).click();
  await see('banner');
  await sandbox.clearFault(id);
  await submitButton(dialog).click();
  await see('toast');

  expect([...seen].sort()).toEqual([...LISTED].sort());
});

test.describe('on a page with styles', () => {
  test.use({ harness: 'lab' });

  test('a rule of the page for a part wins', async ({ page }) => {
    const styles =
      ".vp-root.vp-root [data-vp-part='button'] { text-transform: uppercase; letter-spacing: 2px }";
    await page.goto(`/looks/?${new URLSearchParams({ look: '{}', page: styles })}`);
    const button = page.getByRole('button', { name: 'Sign In', exact: true });
    await expect(button).toHaveCSS('text-transform', 'uppercase');
    await expect(button).toHaveCSS('letter-spacing', '2px');
  });
});
