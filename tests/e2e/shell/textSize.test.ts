import type { Locator } from '@playwright/test';
import { editFromMenu } from '../../pages/food.ts';
import { landing, landingOf } from '../../pages/landing.ts';
import { expect, test } from '../../support/fixtures.ts';
import { FAMILIES, setFont } from '../../support/fonts/fonts.ts';
import { expectNoLoss } from '../../support/loss.ts';
import { setTextSize } from '../../support/textSize.ts';
import { visit } from '../../support/visit.ts';

const PHONE = { width: 390, height: 844 };

// The tests of a worker share a page, which keeps the size.
test.afterEach(({ page }) => setTextSize(page, 16));

for (const family of FAMILIES) {
  test.describe(`in ${family}`, () => {
    test.beforeEach(({ page }) => setFont(page, family));

    test('text of twice the size fits on a phone', async ({ page, newVendor, signIn, sandbox }) => {
      await page.setViewportSize(PHONE);
      await setTextSize(page, 32);
      const vendor = await newVendor({
        orders: [{ status: 'waiting_for_confirmation' }],
        history: 3,
        demo: ['team'],
      });
      await sandbox.fill(vendor.restaurantId, ['offers']);
      await page.goto('/');
      await expect(landing(page)).toHaveCSS('font-size', '56px');
      await expect(landing(page)).toHaveCSS('font-family', new RegExp(`^"?${family}\\b`));
      await expectNoLoss(page, '/');
      await signIn(vendor, '/dashboard');
      await expectNoLoss(page, '/dashboard');
      for (const path of ['/outlet/order-history', '/insights', '/team', '/offers', '/timings']) {
        await visit(page, path);
        await expectNoLoss(page, path);
      }
    });

    test('text of twice the size fits in the item form', async ({ page, signInNew }) => {
      await signInNew({ demo: ['menu'] }, '/food-menu');
      await editFromMenu(page, 'Paneer Butter Masala');
      await page.setViewportSize(PHONE);
      await setTextSize(page, 32);
      await expect(page.getByRole('button', { name: 'Save Product' })).toHaveCSS(
        'font-size',
        /^2\d/,
      );
      await expectNoLoss(page, 'the item form');
    });

    test('text of twice the size ends before the icon of its field', async ({
      page,
      signInNew,
    }) => {
      await page.setViewportSize(PHONE);
      await setTextSize(page, 32);
      await signInNew({ demo: ['menu'] }, '/food-menu/prices');
      const select = page.getByRole('combobox', { name: 'Column' });
      await expect(select).toHaveCSS('font-size', /^[23]\d/);
      const covered = await select.evaluate((field) => {
        const icon = field.parentElement?.querySelector('svg')?.getBoundingClientRect();
        const end =
          field.getBoundingClientRect().right - parseFloat(getComputedStyle(field).paddingRight);
        return icon ? Math.round(end - icon.left) : null;
      });
      expect(covered).toBeLessThanOrEqual(0);
    });

    test('with text of twice the size, a phone has the whole name and every tab of the board', async ({
      page,
      newVendor,
      signIn,
    }) => {
      await page.setViewportSize(PHONE);
      await setTextSize(page, 32);
      const vendor = await newVendor({
        name: 'Udupi Krishna Bhavan',
        orders: [{ status: 'waiting_for_confirmation' }],
      });
      await signIn(vendor, '/orders');
      const name = page.getByRole('banner').getByText('Udupi Krishna Bhavan');
      await expect(name).toBeVisible();
      const isCut = await name.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      );
      expect(isCut).toBe(false);
      // A browser with push invites to turn alerts on, above the board.
      await page.getByRole('tab').last().scrollIntoViewIfNeeded();
      for (const tab of await page.getByRole('tab').all())
        await expect(tab).toBeInViewport({ ratio: 1 });
      const middleOf = async (control: Locator) => {
        const { y, height } = (await control.boundingBox()) ?? { y: 0, height: 0 };
        return y + height / 2;
      };
      const sound = page.getByRole('button', { name: 'Turn on sound' });
      const menu = page.getByRole('main').getByRole('button', { name: 'More actions' }).first();
      expect(Math.abs((await middleOf(sound)) - (await middleOf(menu)))).toBeLessThan(2);
      const inHeader = page.getByRole('banner').getByRole('button');
      await expect(inHeader).toHaveCount(2);
      const [shift, log] = [await middleOf(inHeader.first()), await middleOf(inHeader.last())];
      expect(Math.abs(shift - log)).toBeLessThan(2);
    });
  });
}

test('with text of twice the size, the first order is on the first screen of a phone', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize(PHONE);
  await setTextSize(page, 32);
  const waiting = { status: 'waiting_for_confirmation', ageMinutes: 8 };
  await signInNew({ orders: [waiting, waiting] }, '/orders');
  const card = page.getByRole('article').first();
  const number = card.getByRole('heading');
  await expect(number).toBeInViewport({ ratio: 1 });
  await expect(card.getByText('waiting', { exact: true })).toBeInViewport({ ratio: 1 });
  // The number of an order is one line.
  expect(await number.evaluate((title) => title.getClientRects().length)).toBe(1);
  await expectNoLoss(page, '/orders');
});

test('a text size that changes while the portal is open is followed', async ({ page }) => {
  await page.goto('/');
  await expect(landing(page)).toHaveCSS('font-size', '28px');
  await setTextSize(page, 24);
  await expect(landing(page)).toHaveCSS('font-size', '42px');
});

test('a wide portal with large text has the layout of a narrower one', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await signInNew();
  const menu = page.getByRole('link', { name: 'Team Members' });
  await expect(menu).toHaveText('Team Members');
  await setTextSize(page, 32);
  await expect(menu).toBeHidden();
});

test('the phone field has the focus at the start', async ({ page }) => {
  await page.goto('/');
  await expect(landingOf(page).phone).toBeFocused();
});

test.describe('in a host with a root font size of 10 px', () => {
  test.use({ harness: 'lab' });

  const style = 'html { font-size: 62.5% }';

  for (const [name, path] of [
    ['the page', '/hostile?clean'],
    ['a shadow root', '/isolated'],
  ] as const) {
    test(`text in ${name} has the size of the browser`, async ({ page }) => {
      await page.goto(path);
      await page.addStyleTag({ content: style });
      await expect(landing(page)).toHaveCSS('font-size', '28px');
      await setTextSize(page, 32);
      await expect(landing(page)).toHaveCSS('font-size', '56px');
    });
  }

  test('the scale of the host multiplies the size of the browser', async ({ page }) => {
    await page.goto(`/looks/?look=${JSON.stringify({ font: { scale: 1.25 } })}`);
    await expect(landing(page)).toHaveCSS('font-size', '35px');
    await setTextSize(page, 32);
    await expect(landing(page)).toHaveCSS('font-size', '70px');
  });

  test('text in a frame has the size of the browser', async ({ page }) => {
    await page.goto('/isolated');
    await page.setContent(`<style>${style}</style><iframe src="/isolated"></iframe>`);
    await setTextSize(page, 32);
    await expect(landing(page.frameLocator('iframe'))).toHaveCSS('font-size', '56px');
  });
});
