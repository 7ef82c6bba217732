import { expect, type Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../testing/index.ts';
import { storedSession } from './storedSession.ts';

/** A path on the same origin without a portal, because the harness serves no dotfiles. */
export const NO_PORTAL = '/.none';

/** Types a code into the four boxes; the fourth digit sends it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().focus();
  await page.keyboard.type(code);
}

/** Requests a code as a vendor does, and leaves the code dialog open. */
export async function requestCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: /phone/i }).fill(phone);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
}

/** Signs in on the open landing page with the code that the sandbox sent. */
export async function passCode(page: Page, sandbox: SandboxControl, phone: string): Promise<void> {
  await requestCode(page, phone);
  await enterCode(page, await sandbox.code(phone));
}

/** Signs in through the real screens, starting at a path. */
export async function signInByCode(
  page: Page,
  sandbox: SandboxControl,
  vendor: Pick<Vendor, 'phone'>,
  start: string,
): Promise<void> {
  await page.goto(start);
  await passCode(page, sandbox, vendor.phone);
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Opens a page with the session already in its storage, as after a reload. */
export async function openSignedIn(
  page: Page,
  sandbox: SandboxControl,
  vendor: Pick<Vendor, 'phone'>,
  start: string,
): Promise<void> {
  await page.goto(NO_PORTAL);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    await sessionEntries(sandbox, vendor, new URL('/api', page.url()).href),
  );
  await page.goto(start);
}

/** The storage entries of a page while a vendor is signed in at a host. */
export async function sessionEntries(
  sandbox: SandboxControl,
  { phone }: Pick<Vendor, 'phone'>,
  host: string,
): Promise<Record<string, string>> {
  return { vendor_portal_host: host, ...storedSession(await sandbox.token(phone)) };
}
