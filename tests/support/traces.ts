import { expect, type Page } from '@playwright/test';
import { DEVICE_KEYS, type DeviceKey } from '../../src/core/device/keys.ts';
import { OWNERS_KEY, ownerOf, storageKey } from '../../src/core/device/vendorData.ts';

/** The data that the portal has left in the browser. */
export interface Traces {
  local: Record<string, string>;
  session: Record<string, string>;
  /** Values of the cookie `authToken`. */
  cookies: string[];
}

export async function readTraces(page: Page): Promise<Traces> {
  const stored = await page.evaluate(() => ({
    local: { ...localStorage } as Record<string, string>,
    session: { ...sessionStorage } as Record<string, string>,
  }));
  const cookies = await page.context().cookies();
  const ours = cookies.filter(({ name }) => name === 'authToken');
  return { ...stored, cookies: ours.map(({ value }) => value) };
}

/** The keys with this lifetime. */
export function deviceKeys(lifetime: (typeof DEVICE_KEYS)[DeviceKey]): DeviceKey[] {
  const names = Object.keys(DEVICE_KEYS) as DeviceKey[];
  return names.filter((name) => DEVICE_KEYS[name] === lifetime);
}

/** The hash in the storage keys of the signed-in vendor. */
async function ownerIn(page: Page): Promise<string> {
  const { local } = await readTraces(page);
  return ownerOf(local.vendor_portal_host ?? '', {
    phase: 'active',
    vendorId: local.vendor_id ?? '',
    restaurantId: local.restaurant_id ?? '',
    isKycCompleted: true,
  });
}

/**
 * Stores a text under every key of the device, and returns the keys that may stay (c29). Call it before the session
 * ends, and pass the result to `expectNoTraces`.
 */
export async function storeOneOfEach(page: Page): Promise<string[]> {
  const owner = await ownerIn(page);
  const keyOf = (name: DeviceKey) => storageKey(name, owner);
  // Leave out the keys that the portal itself writes; other tests check them.
  const keys: readonly DeviceKey[] = ['device_id', 'push_token'];
  const names = (Object.keys(DEVICE_KEYS) as DeviceKey[]).filter((name) => !keys.includes(name));
  const texts = Object.fromEntries(names.map((name) => [keyOf(name), `text of ${name}`]));
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, texts);
  return [...deviceKeys('device'), ...deviceKeys('vendor')].map(keyOf);
}

const ALWAYS = new RegExp(`^(${deviceKeys('device').join('|')}|vendor_portal_ended_\\w+)$`);

/**
 * Expects that only the data listed in c29 is left. `stored` is the result of `storeOneOfEach`, or empty if no vendor
 * had data.
 */
export async function expectNoTraces(page: Page, stored: readonly string[]): Promise<void> {
  const { local, session, cookies } = await readTraces(page);
  const allowed = (key: string) =>
    ALWAYS.test(key) || stored.includes(key) || (stored.length > 0 && key === OWNERS_KEY);
  const rest = Object.fromEntries(Object.entries(local).filter(([key]) => !allowed(key)));
  expect({ rest, session, cookies }).toEqual({ rest: {}, session: {}, cookies: [] });
}

/** Goes back step by step, and returns the URL and state of each history entry. */
export async function walkBack(page: Page, steps: number): Promise<string[]> {
  const entries: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.goBack();
    entries.push(await page.evaluate(() => `${location.href} ${JSON.stringify(history.state)}`));
    await page.waitForURL('**/login');
  }
  return entries;
}
