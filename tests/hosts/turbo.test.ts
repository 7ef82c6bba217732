import { expect, test } from '@playwright/test';
import { connectSandbox } from '../../testing/index.ts';
import { openSignedIn } from '../support/signIn.ts';
import { chosenKinds } from './kinds.ts';
import { readPrepared, urlOf } from './prepared.ts';

for (const kind of chosenKinds().filter(({ name }) => name === 'turbo')) {
  test(`${kind.name}: Back keeps the portal that Turbo moves into the next page`, async ({
    browser,
  }) => {
    const prepared = readPrepared();
    const baseURL = urlOf(prepared, kind);
    const { control } = connectSandbox({ url: `${baseURL}/api`, key: prepared.key });
    const page = await browser.newPage({ baseURL });
    const heading = (name: string) =>
      expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    const stateKeys = () => page.evaluate(() => Object.keys(history.state).toSorted());
    await openSignedIn(page, control, await control.newVendor(), `${kind.mount}/dashboard`);
    await heading('New Orders');
    const root = await page.locator('.vp-root').elementHandle();
    const isKept = () => root?.evaluate((node) => node === document.querySelector('.vp-root'));

    await page.getByRole('link', { name: 'Open orders board' }).click();
    await heading('Orders');
    expect(await stateKeys()).toEqual(['turbo', 'vendorPortal']);
    await page.goBack();
    await heading('New Orders');
    await page.goForward();
    await heading('Orders');

    expect(await isKept()).toBe(true);
    expect(await stateKeys()).toEqual(['turbo', 'vendorPortal']);
    await page.close();
  });
}
