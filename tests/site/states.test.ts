import { expect, type Page, test } from '@playwright/test';
import { GALLERY_STATES } from '../../scripts/testing/chooseTests.ts';
import { expectNoBarriers } from '../support/axe.ts';

/** What the gallery links to: the name of the screen, and the query of its view. */
async function linksOf(page: Page): Promise<{ screen: string; query: URLSearchParams }[]> {
  await page.goto('states/');
  // On a phone, the list is folded.
  const list = page.locator('nav[aria-label="Screens and states"] a');
  await list.first().waitFor({ state: 'attached' });
  const links = await list.evaluateAll((all) =>
    all.map((link) => ({
      screen: link.closest('details')?.querySelector('summary')?.firstChild?.textContent ?? '',
      query: (link as HTMLAnchorElement).search,
    })),
  );
  return links.map(({ screen, query }) => ({ screen, query: new URLSearchParams(query) }));
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

async function openFrame(page: Page, query: URLSearchParams): Promise<void> {
  await page.goto(`states/frame/?${query}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
}

for (const state of GALLERY_STATES) {
  test(`every screen opens in the state ${state}`, async ({ page }) => {
    const errors = collectErrors(page);
    const links = await linksOf(page);
    expect([...new Set(links.map(({ query }) => query.get('state')))]).toEqual(GALLERY_STATES);
    const shown = links.filter(
      ({ query }) => query.get('state') === state && query.get('dialog') === '',
    );
    expect(shown.length).toBeGreaterThan(30);
    for (const { screen, query } of shown) {
      await test.step(screen, async () => {
        await openFrame(page, query);
        // The portal has replaced the title of the page by that of the screen.
        await expect(page).not.toHaveTitle('State of a screen');
        expect(errors, `${query}`).toEqual([]);
      });
    }
  });
}

for (const width of [390, 1280]) {
  test(`every dialog opens at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const errors = collectErrors(page);
    const links = await linksOf(page);
    const dialogs = links.filter(({ query }) => query.get('dialog') !== '');
    expect(dialogs.length).toBeGreaterThan(10);
    for (const { query } of dialogs) {
      for (const state of ['filled', 'hi']) {
        query.set('state', state);
        await test.step(`${query}`, async () => {
          await page.goto(`states/frame/?${query}`, { waitUntil: 'commit' });
          await expect(page.locator('dialog[open]').first(), `${query}`).toBeVisible();
          expect(errors).toEqual([]);
        });
      }
    }
  });
}

test('a list that cannot be loaded offers to try again', async ({ page }) => {
  await page.goto('states/frame/?screen=offers&state=failed');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('long texts are readable right to left', async ({ page }) => {
  await page.goto('states/frame/?screen=offers&state=long&locale=ar-AE');
  await expect(page.locator('.vp-root')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('main')).toContainText(/(\w+ ).*\1.*\1/);
});

test('the gallery has no barriers', async ({ page }) => {
  await page.goto('states/');
  await expect(page.locator('iframe')).toHaveCount(1);
  await expectNoBarriers(page, 'states', ['light', 'dark']);
});

test('the gallery fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('states/?screen=team&width=1280');
  const frame = await page.locator('iframe').boundingBox();
  expect(frame?.width).toBeLessThan(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a state is chosen with the keyboard', async ({ page }) => {
  await page.goto('states/?screen=team');
  const team = page.locator('details[open] details[open]');
  const empty = team.getByRole('link', { name: 'Empty', exact: true });
  await empty.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/screen=team&.*state=empty|state=empty&.*screen=team/);
  await expect(empty).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.frameLocator('iframe').getByText('No team member found')).toBeVisible();
});

test('the URL has the width, the colours and the language', async ({ page }) => {
  await page.goto('states/?screen=offers');
  await page.getByLabel('Width').selectOption('768');
  await page.getByLabel('Colours').selectOption('dark');
  await page.getByLabel('Language').selectOption('hi-IN');
  await page.reload();
  await expect(page.locator('iframe')).toHaveAttribute('width', '768');
  const offers = page.frameLocator('iframe');
  await expect(offers.getByRole('heading', { level: 1, name: 'ऑफ़र' })).toBeVisible();
  await page.goBack();
  await expect(offers.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await expect(page.getByLabel('Colours')).toHaveValue('dark');
});
