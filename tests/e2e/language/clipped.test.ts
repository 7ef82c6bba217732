import type { Page } from '@playwright/test';
import { CAPABILITIES } from '../../../src/core/contracts/capabilityNames.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { findClipped } from '../../support/clipped.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  chooseLanguage,
  PACK_LANGUAGES,
  type PackLanguage,
  untilStill,
} from '../../support/languages.ts';
import {
  APPLICANT_VIEWS,
  GUEST_VIEWS,
  VENDOR_VIEWS,
  type View,
} from '../../support/languageViews.ts';
import { underToasts } from '../../support/overlap.ts';
import { connectPrinter } from '../../support/printing.ts';
import type { Recorder } from '../../support/recorder/recorder.ts';
import { settled, visit } from '../../support/visit.ts';

/** `npm run soak -- locales` checks every screen in every language. */
const isSweep = process.env.EVERY_SCREEN === '1';
const WIDTHS = isSweep ? [1280, 768, 390, 360] : [390];
const HEIGHT = 900;
const SAMPLE: readonly View[] = [
  { path: '/orders' },
  { path: '/food-menu' },
  { path: '/setting/manage-profile' },
];
const LANGUAGES = isSweep
  ? PACK_LANGUAGES
  : PACK_LANGUAGES.filter(({ locale, family }) => !family && /^(?:ta|ur)/.test(locale));
const SWEEP_MS = 900_000;
const STEP_MS = 15_000;

const order = (status: string, ageMinutes: number) => ({
  status,
  ageMinutes,
  cooking_time: '20 minutes',
});
const ORDERS = [
  order('waiting_for_confirmation', 1),
  order('waiting_for_confirmation', 4),
  order('cooking', 9),
  order('cooking', 45),
  order('packing_processing', 22),
  order('ready_to_pickup', 34),
];

/** The sweep opens a screen several times in 10 s, and each width mounts what reads again. */
function allowManyCalls(recorder: Recorder): void {
  for (const call of [
    'savePushToken',
    'storeState',
    'restaurantGet',
    'orderHistory',
    'pendingPayouts',
  ])
    recorder.allowCalls(call, 'each screen is opened at four widths');
}

/** What is cut off in a language, at each width. */
async function checkWidths(page: Page, name: string, language: PackLanguage): Promise<string[]> {
  const { locale, script, family } = language;
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await untilStill(page);
    const where = `${name}, ${width} px, ${locale}${family ? ` ${family}` : ''}`;
    const found = await findClipped(page, script);
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  }
  return faults;
}

/** Shows a view in English, and then in each language at each width. */
async function checkView(page: Page, view: View, languages: readonly PackLanguage[]) {
  const faults: string[] = [];
  const name = `${view.path}${view.name ? ` (${view.name})` : ''}`;
  try {
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
    await chooseLanguage(page, 'en-IN');
    await visit(page, view.path);
    await settled(page);
    await view.open?.(page);
    for (const language of languages) {
      await chooseLanguage(page, language.locale, language.family);
      faults.push(...(await checkWidths(page, name, language)));
    }
    process.stdout.write(`${languages.length * WIDTHS.length} views of ${name}\n`);
  } catch (cause) {
    faults.push(`${name}, 0 px: does not open: ${String(cause).slice(0, 300)}`);
  }
  // Closes what was opened.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  return faults;
}

async function checkViews(page: Page, views: readonly View[]): Promise<string[]> {
  const faults: string[] = [];
  for (const view of views) faults.push(...(await checkView(page, view, LANGUAGES)));
  return faults;
}

if (!isSweep)
  test('no text of the portal is cut off in Tamil or Urdu', async ({
    page,
    signInNew,
    recorder,
  }) => {
    recorder.allowCalls('restaurantGet', 'profile, menu and orders are opened at once');
    await signInNew({ name: 'Ananda Bhavan', orders: ORDERS, demo: ['menu'] }, '/orders');
    await settled(page);

    expect(await checkViews(page, SAMPLE)).toEqual([]);
  });

if (isSweep) {
  test.beforeEach(({ page, recorder }) => {
    test.setTimeout(SWEEP_MS);
    page.setDefaultTimeout(STEP_MS);
    allowManyCalls(recorder);
  });

  for (const [name, views] of Object.entries(VENDOR_VIEWS)) {
    test(`no language is cut off on the screens of ${name}`, async ({
      page,
      sandbox,
      newVendor,
      signIn,
    }) => {
      await nameCapabilities(page, CAPABILITIES);
      const vendor = await newVendor({
        name: 'Ananda Bhavan',
        orders: ORDERS,
        history: 40,
        demo: ['team', 'menu', 'reviews', 'payments', 'offers', 'timings'],
      });
      await sandbox.addIssue(vendor.restaurantId, { kind: 'missing', minutesLeft: 600 });
      await signIn(vendor, '/dashboard');
      await settled(page);
      const ids = await readIds(page, vendor.orders[0]?._id);
      const own = views.map((view) => ({
        ...view,
        path: view.path.replace(/:\w+/, (part) => ids[part] ?? part),
      }));

      expect(await checkViews(page, own)).toEqual([]);
    });
  }

  test('no language is cut off before the sign-in', async ({ page }) => {
    await page.goto('/');
    await settled(page);

    expect(await checkViews(page, GUEST_VIEWS)).toEqual([]);
  });

  test('no language is cut off before the approval', async ({ page, signInNew }) => {
    await signInNew({ kyc: 'two-pending' }, '/vendor-kyc');
    await settled(page);

    expect(await checkViews(page, APPLICANT_VIEWS)).toEqual([]);
  });

  test('no language is cut off in a message', async ({ page, sandbox, signInNew, recorder }) => {
    for (const call of ['foodItemUpdate', 'foodItemAll', 'foodItemGet'])
      recorder.allowCalls(call, 'a change is refused in each language');
    const { restaurantId } = await signInNew({ demo: ['menu'] }, '/food-menu');
    await settled(page);
    const toast = page.locator('[data-vp-part="toast"]');
    const faults: string[] = [];
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
      await chooseLanguage(page, language.locale, language.family);
      await sandbox.fault({ restaurantId, endpoint: 'foodItemUpdate', status: 400, times: 1 });
      await page.getByRole('article').getByRole('switch').first().click();
      const refusal = page.getByRole('alertdialog');
      await expect(refusal).toBeVisible();
      faults.push(...(await checkWidths(page, 'message', language)));
      await refusal.getByRole('button').last().click();
      await expect(refusal).toBeHidden();
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
      await page.getByRole('article').getByRole('switch').first().click();
      await expect(toast.first()).toBeVisible();
      faults.push(...(await checkWidths(page, 'message', language)));
      faults.push(...(await underToasts(page)));
      await toast.first().getByRole('button').last().dispatchEvent('click');
      await expect(toast).toHaveCount(0);
    }
    expect(faults).toEqual([]);
  });

  test.describe('on the paper of a printer', () => {
    test.use({ harness: 'lab' });

    test('no letter of a dish is cut off', async ({ page, context, signInNew }) => {
      const { jobs } = await connectPrinter(context);
      const items = DISHES.map((name) => ({
        food_item_name: name,
        quantity: 2,
        food_item_price: 90,
        instructions: name,
      }));
      await signInNew(
        { orders: [{ status: 'waiting_for_confirmation', cart_items: items }] },
        '/printer/orders',
      );
      await page
        .getByRole('button', { name: /^Print order/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Kitchen ticket' }).click();
      await expect.poll(() => jobs.length).toBe(1);

      const images = imagesOf(jobs[0]?.bytes ?? []);
      expect(images.length).toBeGreaterThanOrEqual(DISHES.length);
      const cut = images.filter(({ rows }) => {
        const isBoxed = rows.some((row) => row.every((byte) => byte === 0xff));
        const isBlank = (row: readonly number[] | undefined) => row?.every((byte) => byte === 0);
        return !isBoxed && !(isBlank(rows[0]) && isBlank(rows.at(-1)));
      });
      expect(cut).toEqual([]);
    });
  });
}

/** Words with high and low letters in each script. */
const DISHES = [
  'ट्रॉफ़ी कुल्फ़ी',
  'র্ঁাধুনি ছূঁড়ি',
  'ક્રૂર્મી દાળ',
  'ಶ್ರೀರ್ಗ್ಗೂ ದೋಸೆ',
  'സ്ട്രൂബ്ളീ',
  'ਪ੍ਰੌਂਠੂ',
  'ஸ்ரீ மூலிகை',
  'స్త్రీర్కూ పూరీ',
  'پنیر ٹکّہ ِ',
];

interface Raster {
  /** The bytes of each row of dots. */
  rows: readonly (readonly number[])[];
}

/** The images of a receipt: `GS v 0`, a mode, the bytes of a row and the number of rows, then the rows. */
function imagesOf(bytes: readonly number[]): Raster[] {
  const images: Raster[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== 0x1d || bytes[at + 1] !== 0x76 || bytes[at + 2] !== 0x30) continue;
    const number = (index: number) => (bytes[index] ?? 0) + 256 * (bytes[index + 1] ?? 0);
    const [width, height] = [number(at + 4), number(at + 6)];
    const start = at + 8;
    images.push({
      rows: Array.from({ length: height }, (_, row) =>
        bytes.slice(start + row * width, start + (row + 1) * width),
      ),
    });
    at = start + width * height - 1;
  }
  return images;
}

/** What the links of the lists lead to. */
async function readIds(page: Page, orderId = ''): Promise<Record<string, string>> {
  const linked = async (path: string, start: string) => {
    await visit(page, path);
    await settled(page);
    const link = page.locator(`a[href*="${start}"]`).first();
    return (await link.getAttribute('href')) ?? '';
  };
  const item = await linked('/food-menu', '/food-item/');
  return {
    ':order': orderId,
    ':item': item.split('/').at(-1) ?? '',
    ':cycle': await linked('/pending-payouts', '/pending-payouts/2'),
  };
}
