import { expect, test } from 'vitest';
import { type Given, resolveSettings } from './resolveSettings.ts';
import { UsageError } from './settings.ts';

function resolve(given: Partial<Given> = {}) {
  return resolveSettings({ mode: 'standalone', flags: {}, env: {}, config: {}, ...given });
}

test('a flag wins over the environment, the file and the default', () => {
  const { settings, sources } = resolve({
    flags: { port: '1' },
    env: { VENDOR_PORTAL_PORT: '2' },
    config: { port: 3 },
  });

  expect(settings.port).toBe(1);
  expect(sources.port).toBe('flag');
});

test('the environment wins over the file', () => {
  const given = { env: { VENDOR_PORTAL_STORAGE: 'local' }, config: { storage: 'memory' } };
  const { settings, sources } = resolve(given);

  expect(settings.storage).toBe('local');
  expect(sources.storage).toBe('env');
});

test('the file wins over the default', () => {
  const { settings, sources } = resolve({ config: { quiet: true, traffic: '6/min' } });

  expect(settings).toMatchObject({ quiet: true, traffic: 6, port: 5180, data: '.vendor-portal' });
  expect([sources.traffic, sources.port]).toEqual(['config', 'default']);
});

test('an empty environment variable counts as absent', () => {
  expect(resolve({ env: { VENDOR_PORTAL_HOST: '' } }).settings.host).toBeNull();
});

test('a switch in the environment is read as yes or no', () => {
  const env = { VENDOR_PORTAL_STRICT_PORT: '1', VENDOR_PORTAL_WATCH: 'false' };

  expect(resolve({ env }).settings).toMatchObject({ strictPort: true, watch: false });
});

test('the sandbox key is taken from the environment only', () => {
  const { settings } = resolve({ env: { VENDOR_PORTAL_SANDBOX_KEY: 'k' } });

  expect(settings.sandboxKey).toBe('k');
  expect(() => resolve({ config: { sandboxKey: 'k' } })).toThrow(UsageError);
});

test('the portal lives at / alone and at /partner in a host', () => {
  expect(resolve().settings.basename).toBe('/');
  expect(resolve({ mode: 'embed' }).settings.basename).toBe('/partner');
});

const WRONG: readonly [string, Record<string, unknown>][] = [
  ['port', { port: 'many' }],
  ['port', { port: '70000' }],
  ['port', { port: '-1' }],
  ['host', { host: 'market.example' }],
  ['host', { host: 'ftp://market.example' }],
  ['host', { host: 'https://user:pass@market.example' }],
  ['host', { host: 'https://market.example/?a=1' }],
  ['basename', { basename: 'partner' }],
  ['basename', { basename: '/a/../b' }],
  ['basename', { basename: '/api/x' }],
  ['storage', { storage: 'disk' }],
  ['push', { push: 'pigeon' }],
  ['locale', { locale: 'not a locale' }],
  ['traffic', { traffic: 'lots' }],
];

test.each(WRONG)('a wrong %s is refused by name: %o', (name, flags) => {
  expect(() => resolve({ flags })).toThrow(new RegExp(`^${name} must be`));
});

test('a wrong environment value is refused by the name of the variable', () => {
  const env = { VENDOR_PORTAL_OPEN: 'maybe' };

  expect(() => resolve({ env })).toThrow('VENDOR_PORTAL_OPEN must be true or false');
});

test('an unknown name in the file is refused', () => {
  expect(() => resolve({ config: { prot: 1 } })).toThrow('prot');
});

test('a setting of a wrong kind in the file is refused', () => {
  expect(() => resolve({ config: { host: ['https://a.example'] } })).toThrow(UsageError);
});
