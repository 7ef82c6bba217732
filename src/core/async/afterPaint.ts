import { nextTask } from './nextTask';

/** Resolves once the browser has painted what is drawn now. @internal */
export async function afterPaint(): Promise<void> {
  // A hidden page has no frames.
  if (document.visibilityState !== 'hidden') {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await nextTask();
}
