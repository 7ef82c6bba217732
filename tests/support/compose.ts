import type { Page } from '@playwright/test';

/** Composes a text with an input method, step by step, and ends the composition with the last step. */
export async function compose(page: Page, steps: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of steps) {
    const caret = { selectionStart: text.length, selectionEnd: text.length };
    await session.send('Input.imeSetComposition', { text, ...caret });
  }
  await session.send('Input.insertText', { text: steps.at(-1) ?? '' });
}
