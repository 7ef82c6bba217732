import { MENU, menuOf } from '../pages/menu.ts';
import { expect, test } from '../support/fixtures.ts';

test('every row of the menu leads to a screen of its own', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ name: 'Ananda Bhavan' }));
  await menuOf(page).getByRole('button', { name: 'Outlet Info' }).click();

  for (const [row, path, title] of MENU) {
    await menuOf(page).getByRole('link', { name: row, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 }), row).toHaveText(title);
    await expect(page, row).toHaveURL(new RegExp(`${path}$`));
  }
  await menuOf(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ananda Bhavan');
});

test('the menu holds no other link than these', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor());
  await menuOf(page).getByRole('button', { name: 'Outlet Info' }).click();

  const targets = await menuOf(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );

  expect(targets.sort()).toEqual(['/dashboard', ...MENU.map(([, path]) => path)].sort());
});

test('every link of the footer leads somewhere', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links.first()).toBeVisible();

  const targets = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );

  const inside = targets.filter((href) => href.startsWith(new URL(page.url()).origin));
  expect(targets.filter((href) => !/^(https?:|mailto:)/.test(href))).toEqual([]);
  expect(inside).toHaveLength(3);
  for (const href of inside) {
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(href);
  }
});

test('links that leave the portal open beside it and say so', async ({ page }) => {
  await page.goto('/');
  const outside = page.getByRole('contentinfo').getByRole('link', { name: /opens in a new tab/ });

  await expect(outside.first()).toHaveAttribute('target', '_blank');
  await expect(outside.first()).toHaveAttribute('rel', /noopener/);
  expect(await outside.count()).toBeGreaterThanOrEqual(12);
});

test('from a legal page the mark leads back, signed out and signed in', async ({
  page,
  newVendor,
  signIn,
}) => {
  const mark = page.getByRole('banner').getByRole('link', { name: 'Vendor Portal' });
  await page.goto('/terms-and-conditions');
  await mark.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started');

  await signIn(await newVendor());
  await page.goto('/terms-and-conditions');
  await mark.click();

  await expect(page).toHaveURL(/\/dashboard$/);
});
