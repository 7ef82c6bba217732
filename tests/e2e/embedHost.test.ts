import { expect, test } from '../support/fixtures.ts';
import { enterCode, requestCode } from '../support/signIn.ts';

test.use({ harness: 'embed' });

/** What a guest must leave as it was. */
function describeHost() {
  const sidebar = document.querySelector('.host-sidebar');
  if (!sidebar) throw new Error('The host page is not there');
  const styles = [document.documentElement, document.body, sidebar].map((element) => {
    const { cssText, length } = getComputedStyle(element);
    const names = Array.from({ length }, (_, index) => getComputedStyle(element).item(index));
    const own = names.filter((name) => !/size|width|height|origin|inset|^(top|bottom)/.test(name));
    const values = own.map((name) => [name, getComputedStyle(element).getPropertyValue(name)]);
    return cssText + JSON.stringify(values);
  });
  const { title, documentElement, body } = document;
  const attributes = [documentElement, body].map((element) =>
    [...element.attributes].map(({ name, value }) => [name, value]),
  );
  const globals = Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name));
  return { styles, title, attributes, globals, inBody: body.children.length };
}

test('the host’s styles, globals, title, language and state live on while the portal comes, moves and goes', async ({
  page,
  sandbox,
  newVendor,
}) => {
  const host = page.getByRole('navigation', { name: 'Saffron Market' });
  const counter = page.getByRole('button', { name: /^Pressed/ });
  const { phone } = await newVendor();
  await page.goto('/');
  const before = await page.evaluate(describeHost);
  const expectUntouched = async () => expect(await page.evaluate(describeHost)).toEqual(before);
  await counter.click();
  await counter.click();

  await host.getByRole('link', { name: 'Partner portal' }).click();
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible();
  await expectUntouched();
  await requestCode(page, phone);
  await enterCode(page, await sandbox.code(phone));
  await expect(page.getByRole('heading', { name: 'New Orders' })).toBeVisible();
  await expectUntouched();
  await page.getByRole('link', { name: 'Open orders board' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await host.getByText('Home').click();
  await expect(page.getByRole('heading', { name: 'Saffron Market admin' })).toBeVisible();

  await expectUntouched();
  await expect(counter).toHaveText('Pressed 2 times');
});
