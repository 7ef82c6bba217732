import { titleOf } from '../pages/screen.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ harness: 'lab' });

interface Entry {
  message: string;
  details: { found: string[] };
}

test('host colours that cannot be used are logged once', async ({ page }) => {
  const log = page.getByRole('status', { name: 'Log' });
  await page.goto('/looks/?faint');
  await expect(log).toContainText('invalid colours');
  // A new appearance object with the same colours must not start a new check.
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(titleOf(page, 'Create Account')).toBeVisible();

  const entries = JSON.parse((await log.textContent()) ?? '') as Entry[];
  expect(entries.map(({ message }) => message)).toEqual([
    'The light appearance has colours with too little contrast',
    'The dark appearance has invalid colours',
  ]);
  expect(entries[1]?.details.found).toEqual(['danger']);
  const [{ details }] = entries as [Entry, Entry];
  // oklch(0.87 0.18 95) is shown as #f4cf00; #b0b0b0 is set by a variable.
  expect(details.found).toContain('textMuted on surface: 2.15:1, needs 4.5:1');
  expect(details.found.filter((pair) => pair.startsWith('onPrimary on primary:'))).toHaveLength(1);
  expect(details.found.filter((pair) => pair.startsWith('danger'))).toEqual([]);
});
