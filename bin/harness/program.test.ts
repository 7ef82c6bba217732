import { CommanderError } from 'commander';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from './program.ts';
import { UsageError } from './settings.ts';

const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  for (const stream of [process.stderr, process.stdout]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function read(args: readonly string[] = [], config: Record<string, unknown> = {}) {
  return readSettings(args, '1.0.0', async () => config);
}

test('without arguments the standalone page runs on the sandbox', async () => {
  const { settings, sources } = await read();

  expect(settings).toMatchObject({ mode: 'standalone', host: null, port: 5180, push: 'sandbox' });
  expect(sources.port).toBe('default');
});

test('every option of the command line is read', async () => {
  const args = ['embed', '--host', 'https://a.example', '--port', '99', '--strict-port', '--quiet'];
  const { settings } = await read(args);

  expect(settings).toMatchObject({
    mode: 'embed',
    host: 'https://a.example',
    port: 99,
    strictPort: true,
    quiet: true,
    open: false,
    push: 'none',
  });
});

test.each([
  ['an unknown option', ['--nonsense']],
  ['an option without its value', ['--host']],
  ['an unknown page', ['window']],
  ['one page too many', ['embed', 'standalone']],
])('%s is wrong usage', async (_what, args) => {
  await expect(read(args)).rejects.toMatchObject({ exitCode: 1, name: 'CommanderError' });
});

test.each(['--help', '--version'])('%s ends with success', async (flag) => {
  await expect(read([flag])).rejects.toMatchObject({ exitCode: 0, name: 'CommanderError' });
});

test('a flag overrides every other source', async () => {
  vi.stubEnv('VENDOR_PORTAL_PORT', '2');
  const { settings, sources } = await read(['--port', '1'], { port: 3 });

  expect([settings.port, sources.port]).toEqual([1, 'flag']);
});

test('the environment overrides the file', async () => {
  vi.stubEnv('VENDOR_PORTAL_STORAGE', 'local');
  const { settings, sources } = await read([], { storage: 'memory' });

  expect([settings.storage, sources.storage]).toEqual(['local', 'env']);
});

test('the file overrides the default', async () => {
  const { settings, sources } = await read([], { quiet: true, traffic: '6/min', host: null });

  expect(settings).toMatchObject({ quiet: true, traffic: 6, port: 5180, data: '.vendor-portal' });
  expect([sources.traffic, sources.port, sources.host]).toEqual(['config', 'default', 'default']);
});

test('an empty environment variable counts as absent', async () => {
  vi.stubEnv('VENDOR_PORTAL_HOST', '');
  vi.stubEnv('VENDOR_PORTAL_OPEN', '');

  expect((await read()).settings).toMatchObject({ host: null, open: false });
});

test('a switch in the environment is read as yes or no', async () => {
  vi.stubEnv('VENDOR_PORTAL_STRICT_PORT', '1');
  vi.stubEnv('VENDOR_PORTAL_OPEN', 'no');
  vi.stubEnv('VENDOR_PORTAL_WATCH', 'false');
  const { settings, sources } = await read([], { open: true });

  expect(settings).toMatchObject({ strictPort: true, open: false, watch: false });
  expect(sources.open).toBe('env');
});

test('the sandbox key is taken from the environment only', async () => {
  vi.stubEnv('VENDOR_PORTAL_SANDBOX_KEY', 'k');

  expect((await read()).settings.sandboxKey).toBe('k');
  await expect(read([], { sandboxKey: 'k' })).rejects.toThrow(UsageError);
});

test('the portal in a host is at /partner', async () => {
  expect((await read()).settings.basename).toBe('/');
  expect((await read(['embed'])).settings.basename).toBe('/partner');
});

const WRONG: readonly [name: string, value: string][] = [
  ['port', 'many'],
  ['port', '70000'],
  ['port', '-1'],
  ['host', 'market.example'],
  ['host', 'ftp://market.example'],
  ['host', 'https://user:pass@market.example'],
  ['host', 'https://market.example/?a=1'],
  ['basename', 'partner'],
  ['basename', '/a/../b'],
  ['basename', '/api/x'],
  ['storage', 'disk'],
  ['push', 'pigeon'],
  ['locale', 'not a locale'],
  ['traffic', 'lots'],
  ['capabilities', 'magic'],
  ['screens', 'magic'],
];

test.each(WRONG)('--%s %s is refused by name', async (name, value) => {
  await expect(read([`--${name}`, value])).rejects.toThrow(CommanderError);
  expect(printed.join('')).toMatch(new RegExp(`option '--${name} .*' argument '.*' is invalid`));
});

test.each(WRONG)('%s: %s in the file is refused by name', async (name, value) => {
  await expect(read([], { [name]: value })).rejects.toThrow(new RegExp(`^${name} in the`));
});

test('a wrong environment value is refused by the name of the variable', async () => {
  vi.stubEnv('VENDOR_PORTAL_OPEN', 'maybe');
  await expect(read()).rejects.toThrow('VENDOR_PORTAL_OPEN must be true or false');
});

test('an unknown name in the file is refused', async () => {
  await expect(read([], { prot: 1 })).rejects.toThrow('prot');
});

test('a setting of a wrong kind in the file is refused', async () => {
  await expect(read([], { host: ['https://a.example'] })).rejects.toThrow(UsageError);
});

const PAGES = ['http://localhost:5173', 'https://app.example'];

test('allowed origins are read from every source', async () => {
  const flags = ['--allow-origin', ...PAGES];
  expect((await read(flags)).settings.allowOrigin).toEqual(PAGES);
  expect((await read([], { allowOrigin: PAGES })).settings.allowOrigin).toEqual(PAGES);
  expect((await read([], { allowOrigin: PAGES[0] })).settings.allowOrigin).toEqual([PAGES[0]]);
  vi.stubEnv('VENDOR_PORTAL_ALLOW_ORIGIN', PAGES.join(', '));
  const { settings, sources } = await read([], { allowOrigin: 'http://localhost:1' });
  expect([settings.allowOrigin, sources.allowOrigin]).toEqual([PAGES, 'env']);
});

test('without the option no origin is allowed', async () => {
  expect((await read()).settings.allowOrigin).toEqual([]);
});

test.each([
  ['*', 'http://localhost:5173'],
  ['null', 'http://localhost:5173'],
  ['localhost:5173', 'http://localhost:5173'],
  ['ftp://localhost', 'http://localhost:5173'],
  ['http://localhost:5174/', 'http://localhost:5174'],
  ['https://app.example/partner', 'https://app.example'],
  ['https://*.example', 'http://localhost:5173'],
  ['https://user@app.example', 'https://app.example'],
])('the origin %s is refused with an example', async (value, example) => {
  const reason = `It must be an exact origin such as ${example}, not "${value}".`;

  await expect(read(['--allow-origin', value])).rejects.toThrow(CommanderError);
  expect(printed.join('')).toContain(reason);
  await expect(read([], { allowOrigin: [value] })).rejects.toThrow(reason);
});

test('origins cannot be allowed in front of a backend', async () => {
  const args = ['--host', 'https://a.example', '--allow-origin', 'http://localhost:5173'];
  await expect(read(args)).rejects.toThrow('--allow-origin is for the sandbox');
});

test('a code has 4 to 8 digits', async () => {
  expect((await read()).settings.codeLength).toBe(4);
  expect((await read(['--code-length', '6'])).settings.codeLength).toBe(6);
  await expect(read(['--code-length', '9'])).rejects.toMatchObject({ name: 'CommanderError' });
});
