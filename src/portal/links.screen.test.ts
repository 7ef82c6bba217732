import type { Locator } from '@playwright/test';
import { MENU, sidebarLink, sidebarOf } from '../../tests/pages/menu.ts';
import { titleOf } from '../../tests/pages/screen.ts';
import { expect, test } from '../../tests/support/screen/screen.tsx';
import { visit } from '../../tests/support/visit.ts';

function targetsOf(links: Locator) {
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
}

test('every row of the menu leads to its own screen', async ({ page, signInNew }) => {
  await signInNew({ name: 'Ananda Bhavan' });
  const title = titleOf(page);
  const links = sidebarOf(page).getByRole('link');
  await sidebarOf(page).getByRole('button', { name: 'Outlet Info' }).click();
  await expect(links).toHaveCount(MENU.length + 1);
  const targets = (await targetsOf(links)).map((href) => new URL(href).pathname);
  expect(targets.sort()).toEqual(['/dashboard', ...MENU.map(([, path]) => path)].sort());

  for (const [row, path, name] of MENU) {
    await sidebarLink(page, row).click();
    await expect(title, row).toHaveText(name);
    await expect(page, row).toHaveURL(new RegExp(`${path}$`));
  }
  await sidebarLink(page, 'Dashboard').click();
  await expect(title).toHaveText('Ananda Bhavan');

  await visit(page, '/terms-and-conditions');
  await page.getByRole('banner').getByRole('link', { name: 'Vendor Portal' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
