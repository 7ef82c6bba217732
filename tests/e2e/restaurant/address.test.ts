import type { Locator, Page, Route } from '@playwright/test';
import type { NewVendor, Vendor } from '../../../testing/index.ts';
import { PROFILE, restaurantOf, SAVED } from '../../pages/restaurant.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { giveMapsKey, installGoogle, standInForGoogle } from '../../support/googleMaps.ts';

const CHOSEN = '4 Test Lane, Indiranagar, Bengaluru 560038';

function suggestionsOf(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
}

/** Opens the profile in a portal with a maps key. */
async function openWithKey(
  page: Page,
  signInNew: (vendor: NewVendor, path: string) => Promise<Vendor>,
) {
  await giveMapsKey(page);
  const vendor = await signInNew({ profile: SAVED }, PROFILE);
  const screen = restaurantOf(page);
  await screen.isOpen();
  return { ...screen, restaurantId: vendor.restaurantId };
}

/** Closes the suggestions with Escape, opens them again by typing, and chooses one with an arrow key and Enter. */
async function chooseFirstByKeyboard(page: Page, address: Locator): Promise<void> {
  const options = suggestionsOf(page);
  await expect(options).toHaveCount(2);
  await expect(page.getByText('Google Maps', { exact: true })).toBeVisible();
  await address.press('Escape');
  await expect(options).toHaveCount(0);
  await address.pressSequentially(' L');
  await expect(options).toHaveCount(2);
  await address.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await address.press('Enter');
}

test('without a key a typed address keeps its old point until it is confirmed', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const google = await standInForGoogle(page);
  const { restaurantId } = await signInNew({ profile: SAVED }, PROFILE);
  const { isOpen, field, address, update } = restaurantOf(page);
  await isOpen();
  await expect(field('Latitude')).toHaveValue('12.9716');
  await address.fill('1 Other Road');
  await expect(page.getByText('Pin not confirmed')).toBeVisible();
  await update.click();
  const calls = () => sandbox.log({ restaurantId, endpoint: 'restaurantUpdate' });
  await expect
    .poll(calls)
    .toMatchObject([
      { fields: { address: '1 Other Road', location: JSON.stringify(SAVED.location) } },
    ]);

  await field('Longitude').fill('77.6');
  await expect(page.getByText('Pin set for this address')).toBeVisible();
  await field('Latitude').fill('99');
  await update.click();
  await expect(page.getByText('Latitude must be a number from -90 to 90')).toBeVisible();
  expect(google.loads()).toBe(0);
});

test('the map of a key is loaded once the address is used', async ({ page, signInNew }) => {
  const held: Route[] = [];
  const google = await standInForGoogle(page, { onLoad: async (route) => void held.push(route) });
  const { field, address } = await openWithKey(page, signInNew);
  await field('About').click();
  expect(google.loads()).toBe(0);
  await address.click();
  await address.fill('4 Te');
  await expect(page.getByText('Searching for addresses…')).toBeVisible();
  await address.fill('4 Test');
  await expect.poll(() => held.length).toBe(1);
  const body = `(${installGoogle.toString()})(false)`;
  await held[0]?.fulfill({ contentType: 'text/javascript', body });
  await expect(suggestionsOf(page)).toHaveCount(2);
  expect(google.loads()).toBe(1);
  const asked = (await google.calls()).filter(({ call: name }) => name === 'suggest');
  expect(asked.map(({ request }) => request)).toContainEqual(
    expect.objectContaining({
      input: '4 Test',
      includedRegionCodes: ['in'],
      includedPrimaryTypes: ['geocode'],
    }),
  );
});

test('the pin of an address is moved by hand', async ({ page, signInNew, sandbox }) => {
  await standInForGoogle(page);
  const { field, address, update, restaurantId } = await openWithKey(page, signInNew);
  await address.fill('4 Test');
  await chooseFirstByKeyboard(page, address);
  await expect(address).toHaveValue(CHOSEN);
  await expect(page.getByText('Pin set for this address')).toBeVisible();
  const pin = page.getByRole('group', { name: 'Map with a pin' }).getByRole('button');
  await expect(pin).toHaveText('Pin at 12.9784, 77.6408');
  await expectNoBarriers(page, 'the profile with its map');
  // The fake script sets inline styles, so this rule of the host does not apply to its buttons.
  await page.addStyleTag({ content: 'body button { display: none }' });
  await pin.click();
  await expect(field('Latitude')).toHaveValue('12.5');
  await expect(pin).toHaveText('Pin at 12.5, 77.25');
  await update.click();
  const calls = () => sandbox.log({ restaurantId, endpoint: 'restaurantUpdate' });
  const location = JSON.stringify({ type: 'Point', coordinates: [77.25, 12.5] });
  await expect.poll(calls).toMatchObject([{ fields: { address: CHOSEN, location } }]);
});

test('an address that was typed in has no pin until the vendor sets it', async ({
  page,
  signInNew,
}) => {
  await standInForGoogle(page);
  const { field, address } = await openWithKey(page, signInNew);
  await expect(field('Latitude')).toHaveCount(0);
  await address.fill('4 Test Lane, second floor');
  await expect(suggestionsOf(page)).toHaveCount(2);
  await address.press('Tab');
  await expect(suggestionsOf(page)).toHaveCount(0);
  await expect(page.getByText('Pin not confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Adjust the pin' }).click();
  await expect(field('Latitude')).toHaveValue('12.9716');
  await page.getByRole('button', { name: 'Confirm pin' }).click();
  await expect(page.getByText('Pin set for this address')).toBeVisible();
});

test('a Google Maps of the page is used instead of a second script', async ({
  page,
  signInNew,
}) => {
  const google = await standInForGoogle(page);
  await page.addInitScript(installGoogle, false);
  const { address } = await openWithKey(page, signInNew);
  await address.fill('4 Test');
  await suggestionsOf(page).first().click();
  await expect(address).toHaveValue(CHOSEN);
  expect(google.loads()).toBe(0);
});

test('a key of the legacy service finds addresses with it', async ({ page, signInNew }) => {
  const google = await standInForGoogle(page, { isLegacy: true });
  const { address } = await openWithKey(page, signInNew);
  await address.fill('4 Test');
  await suggestionsOf(page).filter({ hasText: 'Mumbai' }).click();

  await expect(address).toHaveValue('4 Test Lane, Andheri East, Mumbai');
  await expect(page.getByLabel('Latitude')).toHaveValue('19.1136');
  const calls = (await google.calls()).map(({ call }) => call);
  expect(calls).toEqual(expect.arrayContaining(['suggest', 'suggestLegacy', 'details']));
});

test('a blocked map leaves the two numbers of the position', async ({ page, signInNew }) => {
  const google = await standInForGoogle(page, { onLoad: (route) => route.abort() });
  const { field, address } = await openWithKey(page, signInNew);
  await address.click();
  await expect(page.getByText(/Address search isn't available right now/)).toBeVisible();
  await expect(field('Latitude')).toHaveValue('12.9716');
  await expect(address).toBeFocused();
  await address.fill('1 Blocked Road');

  await expect(address).toHaveValue('1 Blocked Road');
  await expect(page.getByText('Pin not confirmed')).toBeVisible();
  expect(google.loads()).toBe(1);
  await expect(page.locator('script[src*="maps.googleapis.com"]')).toHaveCount(0);
});
