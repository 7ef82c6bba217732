import type { Locator, Page } from '@playwright/test';
import { SLOTS } from '../../../src/portal/extend/hostNames.ts';
import { editFromMenu } from '../../pages/food.ts';
import { kycDetailOf, kycDetailPath } from '../../pages/kyc.ts';
import { newcomer, registerOf } from '../../pages/register.ts';
import { PROFILE, SAVED } from '../../pages/restaurant.ts';
import { fillMember, MEENA } from '../../pages/team.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { endpointOf } from '../../support/recorder/endpointOf.ts';
import { visit } from '../../support/visit.ts';

test.use({ harness: 'lab' });

const DISH = 'Masala Dosa';
const ORDER = { status: 'waiting_for_confirmation', order_id: 'ORD-7001' };
const VENDOR = {
  profile: SAVED,
  orders: [ORDER],
  history: 4,
  demo: ['menu', 'team', 'offers', 'payments'],
} as const;
// React logs the error of the cell, and the portal names its column.
const FAULT = /of the column "fragile"|Error: fault of the host/;

/** What the functions of the host were called with; nothing before the script of its page has run. */
const callsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { calls?: string[] }).calls ?? []);

interface FormCase {
  form: string;
  path: string;
  submit: string;
  /** The call that saves the values of the portal. */
  endpoint:
    | 'signUp'
    | 'restaurantUpdate'
    | 'vendorUpdateProfile'
    | 'teamAdd'
    | 'foodItemUpdate'
    | 'kycUpdate';
  fill?(page: Page): Promise<void>;
}

const FORMS: readonly FormCase[] = [
  {
    form: 'register',
    path: '/register',
    submit: 'Create Account',
    endpoint: 'signUp',
    fill: (page) => registerOf(page).fill(newcomer()),
  },
  { form: 'restaurant', path: PROFILE, submit: 'Update', endpoint: 'restaurantUpdate' },
  {
    form: 'account',
    path: '/setting/manage-profile',
    submit: 'Update',
    endpoint: 'vendorUpdateProfile',
  },
  {
    form: 'member',
    path: '/team/add-team-member',
    submit: 'Submit',
    endpoint: 'teamAdd',
    fill: (page) => fillMember(page, MEENA),
  },
  {
    form: 'menuItem',
    path: '/food-menu',
    submit: 'Save Product',
    endpoint: 'foodItemUpdate',
    fill: (page) => editFromMenu(page, DISH),
  },
  {
    form: 'kyc',
    path: kycDetailPath('pan', '/kyc-documents'),
    submit: 'Submit',
    endpoint: 'kycUpdate',
    async fill(page) {
      const detail = kycDetailOf(page);
      await detail.field('PAN number').fill('ZZZPZ0000Z');
      await detail.choose('PAN document');
      await expect(detail.preview).toBeVisible();
    },
  },
];

for (const { form, path, submit, endpoint, fill } of FORMS) {
  test(`a field of the host is part of the form "${form}"`, async ({
    page,
    newVendor,
    signIn,
    recorder,
  }) => {
    test.slow();
    recorder.allowCalls('restaurantGet', 'axe runs at two widths, which have different headers');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (endpointOf(request.url()) === endpoint) sent.push(endpoint);
    });
    const vendor = await newVendor(VENDOR);
    if (form === 'register') await page.goto('/records/register?bad');
    else await signIn(vendor, `/records${path}${path.includes('?') ? '&' : '?'}bad`);
    await fill?.(page);
    const note = page.getByLabel('Host note');
    const save = page.getByRole('button', { name: submit, exact: true });
    await expect(note).toBeEnabled();
    await expect(page.getByLabel('Slow field')).toBeDisabled();
    await expect(page.getByLabel('Second note')).toHaveCount(0);

    await note.fill('no');
    await save.press('Enter');
    await expect(note).toBeFocused();
    await expect(note).toHaveAccessibleDescription(/Not this text/);
    expect([await callsOf(page), sent]).toEqual([[], []]);
    await expectNoBarriers(page, `the form ${form}`);

    await note.fill('Kept');
    await save.press('Enter');
    await expect(note).toHaveAccessibleDescription(/The other fields are saved/);
    await expect(note).toHaveValue('Kept');
    expect(sent).toEqual([endpoint]);

    await save.press('Enter');
    await expect.poll(() => callsOf(page)).toHaveLength(2);
    const calls = await callsOf(page);
    expect(calls[1]).toBe(calls[0]);
    expect(calls[0]).toMatch(new RegExp(`^save ${form} (?:id|new) Kept$`));
    // The values of the portal are saved already.
    expect(sent).toEqual([endpoint]);
    if (form !== 'member') return;
    // The form closes to the list of the team, which has a column that throws.
    recorder.expectError(FAULT);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
}

test('Tab goes through the fields of form and host in the order of the screen', async ({
  page,
  signInNew,
}) => {
  await signInNew(VENDOR, '/records/setting/manage-profile');
  const labels = ['Phone Number', 'Email Address', 'Host note'];
  const update = page.getByRole('button', { name: 'Update', exact: true });
  await page.getByLabel('Name', { exact: true }).focus();
  for (const stop of [...labels.map((label) => page.getByLabel(label)), update]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expect(stop).toHaveCSS('outline-style', 'solid');
  }
});

interface Place {
  path: string;
  open?(page: Page): Promise<void>;
}

const asList = (page: Page) => page.getByRole('button', { name: 'Show as a list' }).click();

async function openDish(page: Page) {
  await page
    .getByRole('link', { name: /^View Details, / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/food-item\//);
}

const TABLES: readonly (Place & { table: string })[] = [
  { table: 'history', path: '/outlet/order-history' },
  { table: 'menu', path: '/food-menu', open: asList },
  { table: 'team', path: '/team' },
  { table: 'offers', path: '/offers' },
  { table: 'paymentLogs', path: '/outlet/payment-logs' },
  { table: 'payouts', path: '/pending-payouts' },
];

test('a column of the host is in every table, without a cell that throws', async ({
  page,
  signInNew,
  recorder,
}) => {
  test.slow();
  recorder.expectError(FAULT);
  await signInNew(VENDOR, '/records/dashboard?bad');
  for (const { table, path, open } of TABLES) {
    await visit(page, `/records${path}?bad`);
    await open?.(page);
    const cells = page.getByText(`Cell of ${table}`, { exact: true });
    await expect(cells.first(), table).toBeVisible();
    const sound = page.getByText('Sound cell');
    await expect(sound.first(), table).toBeVisible();
    const isLeftOut = async () => (await sound.count()) < (await cells.count());
    await expect.poll(isLeftOut, table).toBe(true);
  }
});

interface ActionPlace extends Place {
  place: string;
  /** The name of the button. */
  menu: string | RegExp;
}

const ACTIONS: readonly ActionPlace[] = [
  { place: 'card of an order', path: '/orders', menu: 'More actions, order ORD-7001' },
  { place: 'page of an order', path: '/orders/view-order/ORD-7001', menu: 'More actions' },
  { place: 'card of a dish', path: '/food-menu', menu: /^More actions for / },
  { place: 'page of a dish', path: '/food-menu', open: openDish, menu: /^More actions/ },
  { place: 'row of a dish', path: '/food-menu', open: asList, menu: /^More actions for / },
  { place: 'row of a member', path: '/team', menu: /^More actions for / },
  {
    place: 'form of a member',
    path: '/team',
    open: async (page) => {
      await page
        .getByRole('link', { name: /^Edit / })
        .first()
        .click();
      await expect(page).toHaveURL(/editId=/);
    },
    menu: 'More actions',
  },
];

test('an action of the host runs once in every menu', async ({ page, signInNew }) => {
  test.slow();
  await signInNew(VENDOR, '/records/dashboard');
  for (const { place, path, open, menu } of ACTIONS) {
    await visit(page, `/records${path}`);
    await open?.(page);
    const before = (await callsOf(page)).length;
    const button = page.getByRole('main').getByRole('button', { name: menu, exact: true }).first();
    const entry = page.getByRole('menuitem', { name: 'Host action' });
    await button.click();
    // A double click is faster than the render that disables the entry.
    await entry.evaluate((item: HTMLElement) => {
      item.click();
      item.click();
    });
    await button.click();
    await expect(entry, place).toBeDisabled();
    expect((await callsOf(page)).length - before, place).toBe(1);
    await page.evaluate(() => (window as unknown as { settle(): void }).settle());
    await expect(entry, place).toBeEnabled();
    await page.keyboard.press('Escape');
  }
});

const SIGNED_OUT = ['signIn', 'landing'];

const PLACES: readonly (Place & { slots: readonly string[] })[] = [
  { path: '/dashboard', slots: ['header', 'dashboardTop', 'dashboardStats', 'dashboardBottom'] },
  { path: '/orders', slots: ['boardTop', 'orderCard'] },
  { path: '/orders/view-order/ORD-7001', slots: ['orderDetail'] },
  { path: '/outlet/order-history', slots: ['historyTop'] },
  { path: '/food-menu', slots: ['menuTop'] },
  { path: '/food-menu', open: openDish, slots: ['menuItem'] },
  { path: PROFILE, slots: ['restaurantProfile'] },
  { path: '/timings', slots: ['timings'] },
  { path: '/kyc-documents', slots: ['kyc'] },
  { path: '/pending-payouts', slots: ['payouts'] },
];

test('every slot is looked for', () => {
  const found = PLACES.flatMap(({ slots }) => slots);
  expect(found.toSorted()).toEqual(SLOTS.filter((slot) => !SIGNED_OUT.includes(slot)).toSorted());
});

test('a panel of the host is in every slot', async ({ page, newVendor, signIn }) => {
  test.slow();
  const panel = (name: string): Locator => page.locator(`.vp-root [data-panel="${name}"]`).first();
  await page.goto('/records/login');
  for (const name of SIGNED_OUT) await expect(panel(name)).toBeVisible();
  await signIn(await newVendor(VENDOR), '/records/dashboard');
  for (const { path, open, slots } of PLACES) {
    await visit(page, `/records${path}`);
    await open?.(page);
    for (const name of slots) await expect(panel(name), name).toBeVisible();
  }
});
