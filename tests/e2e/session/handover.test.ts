import type { Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { menuOf } from '../../pages/menu.ts';
import { type OrderRef, openAccept, sentChanges, step, tab } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoTraces, readTraces } from '../../support/traces.ts';
import { visit } from '../../support/visit.ts';

test.use({ harness: 'lab' });

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const again = (page: Page) => page.getByRole('button', { name: /again$/ });
const seen = (page: Page) => page.getByRole('status', { name: 'What the host saw' });
const answerWith = (page: Page, answer: string) =>
  page.getByRole('combobox', { name: 'The host answers with' }).selectOption(answer);

async function revoke(page: Page) {
  // `click` would fail while a dialog covers the button.
  await page.getByText('Revoke the token').dispatchEvent('click');
  await expect(seen(page)).toHaveText(/revoked/);
}

/** Signs in at the host, which hands its session over to the portal. */
async function openHandover(
  page: Page,
  sandbox: SandboxControl,
  { phone }: Vendor,
  path = '/orders',
) {
  await page.exposeFunction('readCode', () => sandbox.code(phone));
  await page.addInitScript((account) => Object.assign(window, { account }), {
    phone: Number(phone),
  });
  await page.goto(`/handover${path}`);
}

test('a session of the host opens the portal', async ({ page, newVendor, sandbox, recorder }) => {
  // The header may still read the shift when the token is revoked.
  recorder.expectError(/401.*\/(update-order-status|restaurant\/get|get-order-history)/);
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const { restaurantId } = vendor;
  const [order] = vendor.orders as [OrderRef];
  await openHandover(page, sandbox, vendor);
  await expect(step(page, 'Accept', order)).toBeVisible();
  const { local, session, cookies } = await readTraces(page);
  const ours = [local.accessToken, local.vendor_id, local.vendor_portal_host];
  expect({ ours, session, cookies }).toEqual({
    ours: [undefined, undefined, undefined],
    session: {},
    cookies: [],
  });
  await page.reload();
  const dialog = await openAccept(page, order);
  await expect(page).toHaveURL(/\/handover\/orders$/);
  await expect(seen(page)).toHaveText('initial');

  // The host renews the token, and the order is accepted once.
  await revoke(page);
  await dialog.getByRole('button', { name: 'Accept, 20 min' }).click();
  await expect(tab(page, 'Preparing', 1)).toBeVisible();
  await expect(seen(page)).toHaveText('initial, revoked, unauthorized');
  const updates = await sentChanges(sandbox, { restaurantId });
  expect(updates.map(({ effective }) => effective)).toEqual([true]);
});

test('a session that the host does not renew ends', async ({
  page,
  newVendor,
  sandbox,
  recorder,
}) => {
  // Any call of the open screen can be the first that is refused.
  recorder.expectError(/401/);
  await openHandover(page, sandbox, await newVendor());
  await expect(tab(page, 'New', 0)).toBeVisible();
  await answerWith(page, 'nobody');
  await revoke(page);
  await expect(heading(page, /^You are signed out of/)).toBeVisible();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(seen(page)).toHaveText(/revoked, unauthorized, signed out: expired$/);

  await answerWith(page, 'failure');
  await again(page).click();
  await expect(heading(page, /^Couldn't sign you in/)).toBeVisible();
  await expect(seen(page)).toHaveText(/initial, error: unauthorized$/);
  await answerWith(page, 'another shape');
  await again(page).click();
  await expect(page.getByText('{ accessToken: string, user: object }')).toBeVisible();
  await expect(seen(page)).toHaveText(/initial, error: config$/);
  await answerWith(page, 'session');
  await again(page).click();
  await expect(heading(page, 'Orders')).toBeVisible();
});

test('a vendor who signs out of a host’s session stays signed out on every screen', async ({
  page,
  newVendor,
  sandbox,
}) => {
  await openHandover(page, sandbox, await newVendor(), '/offers');
  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(heading(page, /^You are signed out of/)).toBeFocused();
  await expect(seen(page)).toHaveText(/initial, signed out: user$/);
  await visit(page, '/handover/register');
  await expect(again(page)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.goto('/handover/logout');
  await expect(seen(page)).toHaveText('initial, signed out: user');
  await expect(heading(page, /^You are signed out of/)).toBeVisible();
  await expectNoTraces(page, []);
});
