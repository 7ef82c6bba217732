import type { Page } from '@playwright/test';

/** Stops all code of a page, as a system does with a suspended tab, until the returned function is called. */
export async function stallTab(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const paused = new Promise((resolve) => session.once('Debugger.paused', resolve));
  await session.send('Debugger.enable');
  await session.send('Debugger.pause');
  await paused;
  return async () => {
    await session.send('Debugger.resume');
    await session.detach();
  };
}
