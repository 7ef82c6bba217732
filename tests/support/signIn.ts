import { expect, type Page } from '@playwright/test';
import type { SandboxControl, Vendor } from './control.ts';

/** Types a code into the four boxes; the fourth digit sends it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().focus();
  await page.keyboard.type(code);
}

/** Asks for a code as a vendor does and leaves the code dialog open. */
export async function requestCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: /phone/i }).fill(phone);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
}

/** Signs in through the real screens with the code that the sandbox issued. */
export async function signIn(
  page: Page,
  sandbox: SandboxControl,
  vendor: Pick<Vendor, 'phone'>,
  start = '/',
): Promise<void> {
  await page.goto(start);
  await requestCode(page, vendor.phone);
  await enterCode(page, await sandbox.code(vendor.phone));
  await expect(page.getByRole('dialog')).toBeHidden();
}
