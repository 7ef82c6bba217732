import type { Locator } from '@playwright/test';
import { legalPages } from '../../pages/legal.ts';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';

function targetsOf(links: Locator) {
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
}

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
