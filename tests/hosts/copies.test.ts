import { expect, test } from '@playwright/test';
import { chosenKinds } from './kinds.ts';
import { readPrepared, urlOf } from './prepared.ts';

for (const kind of chosenKinds().filter(({ name }) => name === 'router7-copies')) {
  test(`${kind.name}: a page with two copies of react-router is told to set basename`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: urlOf(readPrepared(), kind) });
    await page.goto('/partner');

    await expect(page.getByRole('heading', { name: 'Get Started', exact: true })).toBeVisible();
    await expect(page.getByLabel('Error', { exact: true })).toContainText('basename="/partner"');
    await expect(page).toHaveURL('/partner');
    await page.close();
  });
}
