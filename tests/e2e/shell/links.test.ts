import type { Locator } from '@playwright/test';
import { legalPages } from '../../pages/legal.ts';
import { MENU, menuLink, menuOf } from '../../pages/menu.ts';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { visit } from '../../support/visit.ts';

function targetsOf(links: Locator) {
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
}

test('every row of the menu leads to its own screen', async ({ page, signInNew }) => {
  await signInNew({ name: 'Ananda Bhavan' });
  const title = titleOf(page);
  const links = menuOf(page).getByRole('link');
  await menuOf(page).getByRole('button', { name: 'Outlet Info' }).click();
  await expect(links).toHaveCount(MENU.length + 1);
  const targets = (await targetsOf(links)).map((href) => new URL(href).pathname);
  expect(targets.sort()).toEqual(['/dashboard', ...MENU.map(([, path]) => path)].sort());

  for (const [row, path, name] of MENU) {
    await menuLink(page, row).click();
    await expect(title, row).toHaveText(name);
    await expect(page, row).toHaveURL(new RegExp(`${path}$`));
  }
  await menuLink(page, 'Dashboard').click();
  await expect(title).toHaveText('Ananda Bhavan');

  await visit(page, '/terms-and-conditions');
  await page.getByRole('banner').getByRole('link', { name: 'Vendor Portal' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('every link of the footer leads somewhere', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const outside = footer.getByRole('link', { name: /opens in a new tab/ });
  await expect(outside.first()).toHaveAttribute('target', '_blank');
  await expect(outside.first()).toHaveAttribute('rel', /noopener/);
  expect(await outside.count()).toBeGreaterThanOrEqual(12);

  const { origin } = new URL(page.url());
  const targets = await targetsOf(footer.getByRole('link'));
  const inside = targets.filter((href) => href.startsWith(origin));
  expect(targets.filter((href) => !/^(https?:|mailto:)/.test(href))).toEqual([]);
  expect(inside.sort()).toEqual(legalPages.map(({ path }) => `${origin}${path}`).sort());

  const heading = titleOf(page);
  const mark = page.getByRole('banner').getByRole('link', { name: 'Vendor Portal' });
  for (const { path, title } of legalPages) {
    await footer.getByRole('link', { name: title }).click();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await mark.click();
    await expect(heading).toHaveText('Get Started');
  }
});
