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

/** Nothing but the name of the device is left. */
export async function expectNoTraces(page: Page): Promise<void> {
  const { local, session, cookies } = await readTraces(page);
  const { device_id: _, ...rest } = local;
  expect({ rest, session, cookies }).toEqual({ rest: {}, session: {}, cookies: [] });
}
