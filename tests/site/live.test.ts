import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/axe.ts';
import { enterCode } from '../support/signIn.ts';

const OWNER = '6000000001';
/** No customers, so that the board keeps the orders of the demo. */
const QUIET = 'traffic=0';

/** Opens the live page with the owner signed in by the page around the portal. */
async function openBoard(page: Page, query = ''): Promise<void> {
  await page.goto(`live/?${QUIET}&signIn=host${query}#/orders`);
  await expect(firstAccept(page)).toBeVisible();
}

function firstAccept(page: Page): Locator {
  return page.getByRole('button', { name: /^Accept, order/ }).first();
}

/** Accepts the first order and returns its number. */
async function acceptFirst(page: Page): Promise<string> {
  const button = firstAccept(page);
  const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '';
  await button.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept, \d+ min$/ })
    .click();
  return /order (.+)$/.exec(name)?.[1] ?? '';
}

function control(page: Page, role: 'combobox' | 'checkbox', name: string): Locator {
  return page.getByRole('region', { name: 'Controls' }).getByRole(role, { name });
}

function preparing(page: Page, order: string): Locator {
  return page.getByRole('button', { name: `Order Ready, order ${order}`, exact: true });
}

async function openPreparing(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Preparing/ }).click();
}

test('the owner signs in with the code that the page shows', async ({ page }) => {
  await page.goto(`live/?${QUIET}`);
  await page.getByRole('textbox', { name: /phone/i }).fill(OWNER);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const shown = page.getByText('One-time code:');
  await expect(shown).toBeVisible();
  await enterCode(page, (await shown.textContent())?.replace(/\D/g, '') ?? '');
  await expect(page.getByRole('heading', { name: 'Demo Tandoor & Tiffins' })).toBeVisible();
  await expect(shown).toBeHidden();
});

test('an accepted order is there after a second visit', async ({ page }) => {
  await openBoard(page);
  const order = await acceptFirst(page);
  await expect(page.getByText('Order Updated!')).toBeVisible();
  await openPreparing(page);
  await expect(preparing(page, order)).toBeVisible();
  await page.reload();
  await openPreparing(page);
  await expect(preparing(page, order)).toBeVisible();
});

test('the portal finds an accept whose answer was lost', async ({ page }) => {
  await openBoard(page, '&data=memory');
  await page.getByRole('button', { name: 'Lose the answer to the next accept' }).click();
  await expect(page.getByText(/^Accept an order now/)).toBeVisible();
  const order = await acceptFirst(page);
  await expect(page.getByText(/^The answer was lost/)).toBeVisible();
  await openPreparing(page);
  await expect(preparing(page, order)).toBeVisible();
});

test('a second tab is another device with the same data', async ({ page, context }) => {
  await openBoard(page);
  const other = await context.newPage();
  await openBoard(other);
  const order = await acceptFirst(page);
  await openPreparing(other);
  await expect(preparing(other, order)).toBeVisible();
});

test('a tab that is offline accepts no order until it is back', async ({ page }) => {
  await openBoard(page, '&data=memory');
  await control(page, 'checkbox', 'This tab is offline').check();
  await expect(firstAccept(page)).toBeDisabled();
  await control(page, 'checkbox', 'This tab is offline').uncheck();
  await acceptFirst(page);
  await expect(page.getByText('Order Updated!')).toBeVisible();
});

test('an order of a customer arrives', async ({ page }) => {
  await openBoard(page, '&data=memory');
  const cards = page.getByRole('button', { name: /^Accept, order/ });
  const before = await cards.count();
  await page.getByRole('button', { name: 'Place an order' }).click();
  await expect(cards).toHaveCount(before + 1);
});

test('the reset brings the orders of the demo back', async ({ page }) => {
  await openBoard(page, '&data=memory');
  const order = await acceptFirst(page);
  await expect(page.getByText('Order Updated!')).toBeVisible();
  await page.getByRole('button', { name: 'Reset the data' }).click();
  const back = page.getByRole('button', { name: `Accept, order ${order}`, exact: true });
  await expect(back).toBeVisible();
});

test('the URL has the controls, and the code the props', async ({ page }) => {
  await page.goto(`live/?${QUIET}&data=memory`);
  await control(page, 'combobox', 'Appearance').selectOption('shadcn/ui');
  await control(page, 'combobox', 'Language').selectOption('Hindi');
  await expect(page).toHaveURL(/\?traffic=0&data=memory&look=shadcn&locale=hi/);
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await expect(code).toHaveValue(/import { shadcn } from 'vendor-portal\/presets';/);
  await expect(code).toHaveValue(/messages={hindi}/);
  await expect(page.getByRole('button', { name: 'साइन इन करें', exact: true })).toBeVisible();
  await page.reload();
  await expect(control(page, 'combobox', 'Appearance')).toHaveValue('shadcn');
  await expect(code).toHaveValue(/locale="hi-IN"/);
});

test('an owner in the Emirates has another session', async ({ page }) => {
  await openBoard(page, '&data=memory&region=AE');
  await expect(page.getByText('AED').first()).toBeVisible();
});

test('the page has no barrier', async ({ page }) => {
  await page.goto(`live/?${QUIET}&data=memory`);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expectNoBarriers(page, 'the live page');
});
