import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseArguments } from './program.ts';
import { UsageError } from './settings.ts';

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('without a page the standalone one is meant', () => {
  expect(parseArguments([], '1.0.0')).toEqual({ mode: 'standalone', flags: {} });
});

test('every option of the command line is read', () => {
  const parsed = parseArguments(
    ['embed', '--host', 'https://a.example', '--port', '99', '--strict-port', '--quiet'],
    '1.0.0',
  );

  expect(parsed).toEqual({
    mode: 'embed',
    flags: { host: 'https://a.example', port: '99', strictPort: true, quiet: true },
  });
});

test.each([
  ['an unknown option', ['--nonsense']],
  ['an option without its value', ['--host']],
  ['an unknown page', ['window']],
  ['one page too many', ['embed', 'standalone']],
])('%s is wrong usage', (_what, args) => {
  expect(() => parseArguments(args, '1.0.0')).toThrow(UsageError);
});

test('help and version end without a mistake', () => {
  expect(parseArguments(['--help'], '1.0.0')).toBeNull();
  expect(parseArguments(['--version'], '1.0.0')).toBeNull();
});
