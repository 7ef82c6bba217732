import { expect, type Page } from '@playwright/test';

/** What the portal has left in the browser. */
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

/** Nothing is left but the id of the device and the hash of the token that ended (c23). */
export async function expectNoTraces(page: Page): Promise<void> {
  const { local, session, cookies } = await readTraces(page);
  const kept = /^(device_id|vendor_portal_ended_\w+)$/;
  const rest = Object.fromEntries(Object.entries(local).filter(([key]) => !kept.test(key)));
  expect({ rest, session, cookies }).toEqual({ rest: {}, session: {}, cookies: [] });
}
