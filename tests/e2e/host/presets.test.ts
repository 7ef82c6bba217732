import { OPEN } from '../../../sandbox/resources/orders/statuses.ts';
import { pick, submitButton } from '../../pages/team.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { PRESETS, presetPage } from '../../support/presets.ts';
import { open, settled } from '../../support/visit.ts';

test.use({ harness: 'lab' });

for (const [name, preset] of Object.entries(PRESETS)) {
  // The tinted surfaces of Material 3 leave the least contrast.
  test(`the screens with the preset ${name} have no barriers`, async ({
    page,
    signInNew,
    recorder,
  }) => {
    test.slow();
    recorder.allowCalls('restaurantGet', 'every screen shows the shift');
    recorder.allowCalls('orderHistory', 'every screen shows the figures of the day');
    await page.goto(`/looks/?${presetPage(preset)}`);
    await settled(page);
    await expectNoBarriers(page, '/');
    const { orders } = await signInNew(
      { orders: OPEN.map((status) => ({ status })), demo: ['menu', 'team'] },
      `/looks/dashboard?${presetPage(preset)}`,
    );
    await settled(page);
    await expectNoBarriers(page, '/dashboard');
    const order = `/orders/view-order/${orders[0]?._id}`;
    for (const path of ['/orders', order, '/food-menu', '/team']) {
      await open(page, `/looks${path}`);
      await expectNoBarriers(page, path);
    }
    await pick(page, 'Ravi Sample', 'Delete');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoBarriers(page, 'question');
    await page.keyboard.press('Escape');
    await open(page, '/looks/team/add-team-member');
    await submitButton(page).click();
    await expect(page.getByText('Role is required')).toBeVisible();
    await expectNoBarriers(page, 'form with errors');
    // The portal's own check of the colours of the appearance, in both schemes.
    const log = page.getByRole('status', { name: 'Log' });
    await expect(log).toHaveText(/^\[/);
    await expect(log).not.toContainText('appearance');
  });
}
