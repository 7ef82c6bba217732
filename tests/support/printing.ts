import type { BrowserContext, Page } from '@playwright/test';
import { createGate } from './gate.ts';

export interface SentJob {
  kind: string;
  copies: number;
  isReprint: boolean;
  number: string;
  html: string;
  bytes: readonly number[];
}

/**
 * Receives the print jobs of the lab's `/printer` pages in a context. `refuse` makes the printer fail. `hang` leaves
 * jobs unanswered until the function that it returns is called.
 */
export async function connectPrinter(context: BrowserContext) {
  const jobs: SentJob[] = [];
  let refusal: string | null = null;
  let answer = Promise.resolve();
  await context.exposeFunction('receiveJob', async (job: SentJob) => {
    if (refusal !== null) throw new Error(refusal);
    jobs.push(job);
    await answer;
  });
  return {
    jobs,
    refuse: (reason: string | null) => void (refusal = reason),
    hang() {
      const { opened, open } = createGate();
      answer = opened;
      return open;
    },
  };
}

/** Collects the text of each document that a page prints; no dialog opens. */
export async function watchDialog(page: Page): Promise<string[]> {
  const printed: string[] = [];
  await page.exposeFunction('notePrint', (text: string) => printed.push(text));
  await page.addInitScript(() => {
    const { notePrint } = window.top as unknown as { notePrint(text: string): void };
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      notePrint(document.body.innerText);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  return printed;
}

/**
 * From the next load on, printing opens a dialog. The returned function closes it after two seconds of the page's time.
 */
export async function showDialog(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const top = window.top as unknown as { notePrint(text: string): void; closeDialog(): void };
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      top.notePrint(document.body.innerText);
      top.closeDialog = () => window.dispatchEvent(new Event('afterprint'));
    };
  });
  return () =>
    page.evaluate(() => {
      const { performance } = window;
      const now = performance.now.bind(performance);
      performance.now = () => now() + 2_000;
      (window as unknown as { closeDialog(): void }).closeDialog();
    });
}

/** Makes printing do nothing, as in a sandboxed frame. */
export async function blockDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {};
  });
}
