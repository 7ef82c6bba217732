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
    for (const { locale, script, family } of languages) {
      await chooseLanguage(page, locale, family);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await untilStill(page);
        const where = `${name}, ${width} px, ${locale}${family ? ` ${family}` : ''}`;
        const found = await findClipped(page, script);
        faults.push(...found.map((fault) => `${where}: ${fault}`));
      }
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
