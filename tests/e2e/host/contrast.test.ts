import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ harness: 'lab' });

interface Entry {
  message: string;
  details: { found: string[] };
}

test('host colours with too little contrast are logged once', async ({ page }) => {
  const log = page.getByRole('status', { name: 'Log' });
  await page.goto('/looks/?faint');
  await expect(log).toContainText('too little contrast');
  // A new appearance object with the same colours must not start a new check.
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(titleOf(page, 'Create Account')).toBeVisible();

  const entries = JSON.parse((await log.textContent()) ?? '') as Entry[];
  expect(entries.map(({ message }) => message)).toEqual([
    'The light appearance has colours with too little contrast',
  ]);
  const [{ details }] = entries as [Entry];
  // oklch(0.87 0.18 95) is shown as #f4cf00; #b0b0b0 is set by a variable.
  expect(details.found).toContain('textMuted on surface: 2.15:1, needs 4.5:1');
  expect(details.found.filter((pair) => pair.startsWith('onPrimary on primary:'))).toHaveLength(1);
  expect(details.found.filter((pair) => pair.startsWith('danger'))).toEqual([]);
});

test('variables of the page are checked with the scheme of the page', async ({ page }) => {
  const log = page.getByRole('status', { name: 'Log' });
  const styles =
    ':root { --page: #fff; --ink: #111 } .dark { --page: #111; --ink: #fff } .faint { --ink: #888 }';
  const colors = { bg: 'var(--page)', surface: 'var(--page)', surface2: 'var(--page)' };
  const scheme = { ...colors, text: 'var(--ink)', textMuted: 'var(--ink)' };
  const look = JSON.stringify({ light: scheme, dark: scheme, darkWhen: '.dark' });
  await page.goto(`/looks/?look=${look}&page=${encodeURIComponent(styles)}`);
  const root = page.locator('html');
  await expect(page.locator('.vp-root')).toHaveAttribute('data-vp-scheme', 'light');

  await root.evaluate(({ classList }) => classList.add('dark', 'faint'));

  await expect(log).toContainText('The dark appearance has colours with too little contrast');
  expect(await log.textContent()).not.toContain('The light');
});
