import { yieldToMain } from './yieldToMain';

/** Resolves after the next paint. */
export async function afterPaint(): Promise<void> {
  // A hidden page has no animation frames.
  if (document.visibilityState !== 'hidden') {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await yieldToMain();
}
