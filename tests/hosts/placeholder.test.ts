import { expect, test } from '@playwright/test';
import { chosenKinds } from './kinds.ts';
import { readPrepared, urlOf } from './prepared.ts';

for (const kind of chosenKinds().filter(({ name }) => name === 'next')) {
  test(`${kind.name}: the page shows the placeholder before its scripts run`, async ({
    browser,
  }) => {
    const baseURL = urlOf(readPrepared(), kind);
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${kind.mount}/offers`);
    const blocks = page.locator('main [aria-busy] span');

    await expect(blocks).toHaveCount(3);
    for (const block of await blocks.all()) {
      expect(await block.boundingBox()).toMatchObject({ height: 64 });
    }
    const portal = await page.locator('.vp-root').boundingBox();
    expect(portal).toEqual(await page.locator('main').boundingBox());
    await context.close();
  });
}
