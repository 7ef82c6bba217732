import type { Page } from '@playwright/test';

/** A name, or a name with its limits. */
type Entry = string | { name: string };

/** Passes these capabilities to the page, in place of those that the run was started with. */
export async function nameCapabilities(page: Page, entries: readonly Entry[]): Promise<void> {
  const isDocument = ({ pathname }: URL) =>
    !pathname.startsWith('/api/') && !pathname.includes('.');
  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const list = `"capabilities":${JSON.stringify(entries)}`;
    await route.fulfill({ response, body: html.replace(/"capabilities":\[[^\]]*\]/, () => list) });
  });
}
