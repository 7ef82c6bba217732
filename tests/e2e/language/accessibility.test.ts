import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { chooseLanguage } from '../../support/languages.ts';
import { open, settled } from '../../support/visit.ts';

test.slow();

for (const locale of ['ur-IN', 'ta-IN']) {
  test(`sign-in, board and settings have no barriers in ${locale}`, async ({
    page,
    newVendor,
    signIn,
    recorder,
  }) => {
    recorder.allowCalls('orderHistory', 'another width mounts what still reads the orders again');
    await page.goto('/');
    await chooseLanguage(page, locale);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page, `landing, ${locale}`);
    const vendor = await newVendor({
      orders: [{ status: 'waiting_for_confirmation' }, { status: 'cooking' }],
    });
    await signIn(vendor, '/orders');
    await settled(page);
    await expectNoBarriers(page, `board, ${locale}`);
    await open(page, '/setting/manage-profile');
    await expectNoBarriers(page, `settings, ${locale}`);
  });
}
