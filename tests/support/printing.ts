import type { BrowserContext, Page } from '@playwright/test';

export interface SentJob {
  kind: string;
  copies: number;
  isReprint: boolean;
  number: string;
  html: string;
  bytes: readonly number[];
}

/** Receives the jobs of the pages of `/printer` in a context; `refuse` makes the printer fail. */
export async function connectPrinter(context: BrowserContext) {
  const jobs: SentJob[] = [];
  let refusal: string | null = null;
  await context.exposeFunction('receiveJob', (job: SentJob) => {
    if (refusal !== null) throw new Error(refusal);
    jobs.push(job);
  });
  return { jobs, refuse: (reason: string | null) => void (refusal = reason) };
}

/** Collects the text of each document that a page prints, instead of a dialog. */
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

/** Printing does nothing, as in a sandboxed frame. */
export async function blockDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {};
  });
}
