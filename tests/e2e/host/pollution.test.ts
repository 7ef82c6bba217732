import type { Page } from '@playwright/test';
import { paths } from '../../../src/core/navigation/paths.ts';
import { dashboard } from '../../pages/dashboard.ts';
import { titleOf, tryAgain } from '../../pages/screen.ts';
import { fillMember, MEENA } from '../../pages/team.ts';
import { expect, test } from '../../support/fixtures.ts';
import { passCode } from '../../support/signIn.ts';
import { visit } from '../../support/visit.ts';

const SCREENS = {
  [paths.orderHistory]: 'Order History',
  [paths.team]: 'Team Members',
  [paths.paymentLogs]: 'Payment Logs',
  [paths.offers]: 'Offers',
  [paths.pendingPayouts]: 'Past Cycles',
};

function extendObjects() {
  Object.assign(Object.prototype, { polluted: 1 });
}

function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
}

async function expectTables(page: Page) {
  const problems = problemsOf(page);
  for (const [path, title] of Object.entries(SCREENS)) {
    await visit(page, path);
    await expect(titleOf(page)).toHaveText(title);
    await expect(page.getByText('Loading')).toHaveCount(0);
    await expect(tryAgain(page), path).toHaveCount(0);
  }
  expect(problems).toEqual([]);
}

async function expectToAddAMember(page: Page) {
  await visit(page, paths.addTeamMember);
  await fillMember(page, MEENA);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(titleOf(page)).toHaveText('Team Members');
  await expect(page.getByRole('row', { name: MEENA.name })).toBeVisible();
}

const ORDERS = {
  orders: [{ status: 'waiting_for_confirmation' }, { status: 'delivered' }],
} as const;

test('tables work in a page that extends Object.prototype after the load', async ({
  page,
  signInNew,
}) => {
  await signInNew({ orders: [...ORDERS.orders] }, paths.dashboard);
  await expect(titleOf(page)).toHaveText('Test Kitchen');

  await page.evaluate(extendObjects);

  await expectTables(page);
});

test('the portal works in a page that extends Object.prototype before the load', async ({
  page,
  signInNew,
}) => {
  await page.addInitScript(extendObjects);

  await signInNew({ orders: [...ORDERS.orders] }, paths.dashboard);

  await expectTables(page);
  await expectToAddAMember(page);
});

test.describe('without a bundler', () => {
  test.use({ harness: 'lab' });

  test('the published element signs in where Object.prototype was extended before', async ({
    page,
    sandbox,
    newVendor,
  }) => {
    const { phone } = await newVendor();
    const problems = problemsOf(page);
    const html = `<!doctype html><vendor-portal host="/api" basename="/plain"></vendor-portal>
      <script type="module" src="/published/standalone.js"></script>`;
    await page.route('**/plain', (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    );
    await page.route('**/published/*', (route, request) =>
      route.fulfill({ path: `dist/element/${new URL(request.url()).pathname.split('/').at(-1)}` }),
    );
    await page.addInitScript(extendObjects);
    await page.goto('/plain');

    await passCode(page, sandbox, phone);

    await expect(dashboard(page)).toBeVisible();
    expect(problems).toEqual([]);
  });
});
