import type { Page } from '@playwright/test';

/** Sets the text size in the settings of the browser; 16 is usual. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}
