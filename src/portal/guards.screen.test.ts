import type { Page } from '@playwright/test';
import { legalPages } from '../../tests/pages/legal.ts';
import { titleOf } from '../../tests/pages/screen.ts';
import { expect, test } from '../../tests/support/screen/screen.tsx';
import { visit } from '../../tests/support/visit.ts';

async function expectLegalPages(page: Page) {
  for (const { path, title } of legalPages) {
    await visit(page, path);
    await expect(titleOf(page)).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
}

test('an unknown path leads a visitor to the landing', async ({ page }) => {
  await page.goto('/no/such/screen');
  await expect(page).toHaveURL(/:\d+\/$/);

  await expectLegalPages(page);
});
