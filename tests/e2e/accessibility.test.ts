import type { Page } from '@playwright/test';
import { landingOf } from '../pages/landing.ts';
import { findBarriers } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { enterCode, requestCode } from '../support/signIn.ts';

const ORDERS = [
  { status: 'waiting_for_confirmation' },
  { status: 'cooking' },
  { status: 'packing_processing' },
  { status: 'ready_to_pickup' },
];

async function expectNoBarriers(page: Page, place: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  expect(await findBarriers(page), place).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' });

      test('signing in has no barriers', async ({ page, newVendor }) => {
        const { signIn, dialog } = landingOf(page);
        const { phone } = await newVendor();
        await page.goto('/');
        await expectNoBarriers(page, 'landing');
        await signIn.click();
        await expectNoBarriers(page, 'landing with an error');
        await requestCode(page, phone);
        expect(await findBarriers(page), 'code dialog').toEqual([]);
        await enterCode(page, '1111');
        await expect(dialog.getByRole('alert')).toBeVisible();
        expect(await findBarriers(page), 'code dialog with an error').toEqual([]);
      });

      test('the signed-in screens have no barriers', async ({ page, newVendor, signIn }) => {
        await signIn(await newVendor({ orders: ORDERS }));
        await expectNoBarriers(page, 'dashboard with the toast');
        for (const path of ['/orders', '/team']) {
          await page.goto(path);
          await expectNoBarriers(page, path);
        }
        if (width < 640) {
          await page.getByRole('button', { name: 'Open menu' }).click();
          expect(await findBarriers(page), 'drawer').toEqual([]);
        }
      });

      test('the onboarding has no barriers', async ({ page, newVendor, signIn }) => {
        await signIn(await newVendor({ kyc: 'nothing' }));
        await expectNoBarriers(page, '/vendor-kyc');
      });
    });
  }
}
