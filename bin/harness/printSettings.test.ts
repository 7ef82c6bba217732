import { expect, test } from 'vitest';
import { maskSecret, printSettings } from './printSettings.ts';
import { resolveSettings } from './resolveSettings.ts';

test('a secret is masked whole', () => {
  expect(maskSecret('AIzaSyExample')).toBe('****');
});

test('of a database address only the password is masked', () => {
  const shown = maskSecret('postgres://app:hunter2@db.example:5432/market?password=hunter2');

  expect(shown).toBe('postgres://app:****@db.example:5432/market');
});

test('the settings are printed with their source and without secrets', () => {
  const lines = printSettings(
    resolveSettings({
      mode: 'standalone',
      flags: { mapsKey: 'AIzaSyExample' },
      env: { VENDOR_PORTAL_DATABASE: 'postgres://app:hunter2@db/market' },
      config: {},
    }),
  ).join('\n');

  expect(lines).toMatch(/mapsKey +\*{4} \(flag\)/);
  expect(lines).toMatch(/database +postgres:\/\/app:\*{4}@db\/market \(env\)/);
  expect(lines).toMatch(/port +5180 \(default\)/);
  expect(lines).not.toMatch(/AIzaSy|hunter2/);
});
