import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EXIT } from '../settings.ts';
import type { Terminal } from '../terminal.ts';
import { runCheck } from './runCheck.ts';
import { startTestBackend } from './testBackend.ts';

let backend: Awaited<ReturnType<typeof startTestBackend>>;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

async function run(...args: string[]) {
  const terminal = { print: vi.fn(), warn: vi.fn() };
  const code = await runCheck(['--host', backend.url, ...args], terminal as unknown as Terminal);
  const lines = (printed: typeof terminal.print) => printed.mock.calls.map(([line]) => line);
  return { code, printed: lines(terminal.print), warnings: lines(terminal.warn) };
}

test('public calls alone are not enough', async () => {
  const { code, printed, warnings } = await run();

  expect(code).toBe(EXIT.incomplete);
  expect(printed).toContainEqual(expect.stringMatching(/^skipped +requestCode .* needs --phone$/));
  expect(printed.at(-1)).toBe('1 conforms, 0 missing, 0 differs, 62 skipped');
  expect(warnings).toEqual([
    'Only public calls were checked. Pass --phone, or --public-only to accept this.',
  ]);
});

test('public calls alone are enough with --public-only', async () => {
  const { code, warnings } = await run('--public-only', '--json');

  expect(code).toBe(EXIT.ok);
  expect(warnings).toEqual([]);
});

test.each([
  ['--public-only', '--phone', '6000000001'],
  ['--orders-list', 'orders'],
  ['--orders-list', '/orders/../vendor'],
  ['--origin', 'https://market.example/partner'],
  ['--order', 'a/b'],
])('%s %s %s is wrong usage', async (...args) => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(run(...args.filter(Boolean))).rejects.toMatchObject({
    code: expect.stringMatching(/^commander\./),
  });
  vi.restoreAllMocks();
});
