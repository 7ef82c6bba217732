import { expect, test } from '@playwright/test';
import { connectSandbox } from '../../testing/index.ts';
import { permit } from '../support/push.ts';
import { openSignedIn } from '../support/signIn.ts';
import { chosenKinds } from './kinds.ts';
import { readPrepared, urlOf } from './prepared.ts';

for (const kind of chosenKinds().filter(({ name }) => name === 'firebase9')) {
  test(`${kind.name}: the app of the host works where push is refused`, async ({ browser }) => {
    const prepared = readPrepared();
    const baseURL = urlOf(prepared, kind);
    const { control } = connectSandbox({ url: `${baseURL}/api`, key: prepared.key });
    const context = await browser.newContext({ baseURL });
    await permit(context);
    const page = await context.newPage();

    await openSignedIn(page, control, await control.newVendor(), `${kind.mount}/orders`);

    await expect(page.getByLabel('Error of the portal')).toHaveText(
      'The installed firebase 9.23.0 is too old. fcmPush needs 10.9.0 or newer: npm install firebase@latest',
    );
    await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
    await expect(page.getByLabel('Firebase apps of the host')).toHaveText('1');
    await context.close();
  });
}
