import type { Page } from '@playwright/test';
import { menuOf } from '../pages/menu.ts';
import { openAccept, step, tab } from '../support/board.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoTraces } from '../support/traces.ts';
import { visit } from '../support/visit.ts';

test.use({ harness: 'lab' });

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const again = (page: Page) => page.getByRole('button', { name: /again$/ });
const seen = (page: Page) => page.getByRole('status', { name: 'What the host saw' });
const answerWith = (page: Page, answer: string) =>
  page.getByRole('combobox', { name: 'The host answers with' }).selectOption(answer);

async function revoke(page: Page) {
  // Also while a dialog stands before it.
  await page.getByText('Revoke the token').dispatchEvent('click');
  await expect(seen(page)).toHaveText(/revoked$/);
}

test('a host hands the session over, renews it under an order, ends it, and gives it again', async ({
  page,
  newVendor,
  sandbox,
}) => {
  const { phone, restaurantId, orders } = await newVendor({
    orders: [{ status: 'waiting_for_confirmation' }],
  });
  const [order = { _id: '', order_id: '' }] = orders;
  await page.exposeFunction('readCode', () => sandbox.code(phone));
  await page.addInitScript((account) => Object.assign(window, { account }), {
    phone: Number(phone),
  });
  await page.goto('/handover/orders');
  await expect(step(page, 'Accept', order)).toBeVisible();
  await expectNoTraces(page);
  await page.reload();
  await expect(step(page, 'Accept', order)).toBeVisible();
  await expect(page).toHaveURL(/\/handover\/orders$/);
  await expect(seen(page)).toHaveText('initial');

  const dialog = await openAccept(page, order);
  await revoke(page);
  await dialog.getByRole('button', { name: 'Accept, 20 min' }).click();
  await expect(tab(page, 'Preparing', 1)).toBeVisible();
  await expect(seen(page)).toHaveText('initial, revoked, unauthorized');
  const updates = await sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' });
  expect(updates.map(({ effective }) => effective)).toEqual([true]);

  await answerWith(page, 'nobody');
  await revoke(page);
  await menuOf(page).getByRole('link', { name: 'Offers', exact: true }).click();
  await expect(heading(page, /^You are signed out of/)).toBeVisible();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(seen(page)).toHaveText(/revoked, unauthorized, signed out: expired$/);

  await answerWith(page, 'failure');
  await again(page).click();
  await expect(heading(page, /did not work$/)).toBeVisible();
  await expect(seen(page)).toHaveText(/initial, error: unauthorized$/);
  await answerWith(page, 'another shape');
  await again(page).click();
  await expect(page.getByText('{ accessToken: string, user: object }')).toBeVisible();
  await expect(seen(page)).toHaveText(/initial, error: config$/);
  await answerWith(page, 'session');
  await again(page).click();
  await expect(heading(page, 'Offers')).toBeVisible();

  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(heading(page, /^You are signed out of/)).toBeFocused();
  await expect(seen(page)).toHaveText(/initial, signed out: user$/);
  await visit(page, '/handover/register');
  await expect(again(page)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.goto('/handover/logout');
  await expect(seen(page)).toHaveText('initial, signed out: user');
  await expect(heading(page, /^You are signed out of/)).toBeVisible();
  await expectNoTraces(page);
});
