import { connectionBar } from '../../pages/screen.ts';
import { rowOf } from '../../pages/team.ts';
import { REFRESH_MS, refreshUntil } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { visit } from '../../support/visit.ts';

const RAVI = 'Ravi Sample';

test('a screen that failed is read again once the connection or the server is back', async ({
  page,
  context,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor({ demo: ['team'] });
  await page.clock.install();
  await signIn(vendor, '/team');
  await expect(rowOf(page, RAVI)).toBeVisible();
  await visit(page, '/dashboard');
  await expect(page.getByText('No Data Found')).toBeVisible();
  await context.setOffline(true);
  await visit(page, '/team');
  const outdated = page.getByText(/^Updated .* ago/);
  await refreshUntil(page, outdated);
  await context.setOffline(false);
  await expect(outdated).toBeHidden();

  const isCall = ({ pathname }: URL) => pathname.startsWith('/api/');
  await page.route(isCall, (route) => route.abort());
  await visit(page, '/offers');
  const failed = page.getByText("Couldn't load.");
  await refreshUntil(page, failed);
  await page.unroute(isCall);
  await expect(async () => {
    await page.clock.fastForward(REFRESH_MS);
    await expect(failed).toBeHidden({ timeout: 1_000 });
  }).toPass();
});

test('an offline portal says so in one line and more after a click', async ({
  page,
  context,
  signInNew,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInNew({}, '/offers');
  await expect(page.getByText('No Offers Found')).toBeVisible();
  await context.setOffline(true);
  const bar = connectionBar(page);
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(48);

  await bar.getByRole('button', { name: "You're offline" }).click();

  await expect(bar.getByText(/^New orders don't arrive/)).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toBeHidden();
});
