import { expect, type Page } from '@playwright/test';
import type { Fault, SandboxControl } from '../../testing/index.ts';

interface ReadAnswer {
  name: string;
  reply: Pick<Fault, 'status' | 'body'>;
  /** The text that the screen shows for this answer. */
  shown: string;
}

/** Expects an error on the screen for each wrong answer: the first after `open`, the others after "Try again". */
export async function expectFailedReads(
  page: Page,
  sandbox: SandboxControl,
  target: { endpoint: string; restaurantId: string },
  { open, answers }: { open: () => Promise<void>; answers: readonly ReadAnswer[] },
): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  let next = open;
  for (const { name, reply, shown } of answers) {
    const before = (await sandbox.log(target)).length;
    const { id } = await sandbox.fault({ ...target, ...reply });
    await next();
    await expect.poll(async () => (await sandbox.log(target)).length, name).toBe(before + 1);
    await expect(again, name).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(shown), name).toBeVisible();
    await sandbox.clearFault(id);
    next = () => again.click();
  }
}

/** Wrong answers that every list must handle. */
export const NO_LISTS = {
  refused: { status: 400 },
  object: { body: { statusCode: 200, data: { _id: 'x' } } },
  null: { body: { statusCode: 200, data: null } },
} as const;
