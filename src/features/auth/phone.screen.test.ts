import { landingOf } from '../../../tests/pages/landing.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

test('a double click asks for one code', async ({ page, newVendor, sandbox }) => {
  const { phone, signIn, dialog, box } = landingOf(page);
  const vendor = await newVendor();
  const asked = { phone: vendor.phone, endpoint: 'requestCode' };
  const { id } = await sandbox.fault({ ...asked, hold: true });
  await page.goto('/');
  await phone.fill(vendor.phone);

  await signIn.dblclick();
  await phone.fill('9999999999');
  await expect.poll(() => sandbox.log(asked)).toHaveLength(1);
  await sandbox.clearFault(id);

  await expect(dialog).toContainText(`+91 ${vendor.phone}`);
  await expect(box(1)).toBeFocused();
  const calls = await sandbox.log(asked);
  expect(calls.map(({ fields }) => fields)).toEqual([{ phone: Number(vendor.phone) }]);
});

test('a number typed with its country code is sent without it', async ({
  page,
  newVendor,
  sandbox,
}) => {
  const { phone, signIn, dialog } = landingOf(page);
  const vendor = await newVendor();
  await page.goto('/');
  for (const prefix of ['0', '91', '+91 ']) {
    await phone.fill('');
    await phone.pressSequentially(`${prefix}${vendor.phone}`);
    await expect(phone, prefix).toHaveValue(vendor.phone);
  }

  await signIn.click();

  await expect(dialog).toContainText(`+91 ${vendor.phone}`);
  const calls = await sandbox.log({ phone: vendor.phone, endpoint: 'requestCode' });
  expect(calls.map(({ fields }) => fields)).toEqual([{ phone: Number(vendor.phone) }]);
});
