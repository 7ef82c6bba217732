import { afterEach, expect, test, vi } from 'vitest';
import { maskSecret, printSettings } from './printSettings.ts';
import { readSettings } from './program.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a secret is masked whole', () => {
  expect(maskSecret('AIzaSyExample')).toBe('****');
});

test('of a database address only the password is masked', () => {
  const shown = maskSecret('postgres://app:hunter2@db.example:5432/market?password=hunter2');

  expect(shown).toBe('postgres://app:****@db.example:5432/market');
});

test('the settings are printed with their source but without secrets', async () => {
  vi.stubEnv('VENDOR_PORTAL_DATABASE', 'postgres://app:hunter2@db/market');
  const lines = printSettings(
    await readSettings(['--maps-key', 'AIzaSyExample'], '1.0.0', async () => ({})),
  ).join('\n');

  expect(lines).toMatch(/mapsKey +\*{4} \(flag\)/);
  expect(lines).toMatch(/database +postgres:\/\/app:\*{4}@db\/market \(env\)/);
  expect(lines).toMatch(/port +5180 \(default\)/);
  expect(lines).not.toMatch(/AIzaSy|hunter2/);
});
