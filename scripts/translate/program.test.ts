import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashOf, packLanguages, readPack, readSources } from '../../build/packs.ts';
import { createProgram } from './program.ts';

const TEXTS = /(?:messages\.en(?:\.notes)?|packs\/ta)\.json$/;
const sources = readSources('.');

let root: string;
let file: string;

/** A folder with the English texts and the Tamil pack. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'translate-'));
  file = join(root, 'texts.xlf');
  cpSync('src', join(root, 'src'), {
    recursive: true,
    filter: (path) => TEXTS.test(path) || statSync(path).isDirectory(),
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** Returns the lines that a command prints. */
function translate(...words: string[]): string[] {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  createProgram(root).parse(words, { from: 'user' });
  return log.mock.calls.map(([line]) => String(line));
}

test('a language without a pack is exported without translations', () => {
  expect(translate('export', 'as', '--file', file)).toEqual([`${file}: ${sources.length} texts`]);

  const xml = readFileSync(file, 'utf8');
  expect(xml).toContain('target-language="as"');
  expect(xml.match(/<target state="needs-translation"><\/target>/g)).toHaveLength(sources.length);
});

test('the import of a new language makes its pack', () => {
  translate('export', 'as', '--file', file);
  const xml = readFileSync(file, 'utf8');
  const unit = /(id="orders\.title"[^]*?<target state=")[a-z-]+">/;
  writeFileSync(file, xml.replace(unit, '$1translated">অৰ্ডাৰ'));

  expect(translate('import', file)).toContain('as: 1 texts taken into a new pack');
  expect(packLanguages(root)).toEqual(['as', 'ta']);
  const { text = '' } = sources.find(({ id }) => id === 'orders.title') ?? {};
  expect(readPack(root, 'as')).toEqual({ orders: { title: { of: hashOf(text), text: 'অৰ্ডাৰ' } } });
});

test('a file without translations makes no pack', () => {
  translate('export', 'as', '--file', file);

  expect(translate('import', file)).toContain('as: 0 texts taken');
  expect(packLanguages(root)).toEqual(['ta']);
});

test.each([
  ['hi', 'messages.hi.json'],
  ['Assamese', 'is no code of a language'],
  ['as-IN', 'is no code of a language'],
  ['../as', 'is no code of a language'],
])('%s cannot be a new pack', (language, reason) => {
  expect(() => translate('export', language, '--file', file)).toThrow(reason);
});

test('the status names ten texts of each kind, and all of them on demand', () => {
  writeFileSync(join(root, 'src/locales/packs/ta.json'), '{}');

  const named = translate('status', 'ta').filter((line) => line.startsWith('  missing'));
  expect(named).toHaveLength(11);
  expect(named[0]).toBe(`  missing  ${sources[0]?.id}`);
  expect(named[10]).toBe(`  missing  and ${sources.length - 10} more, see --list`);
  expect(translate('status', 'ta', '--list')).toContain(`  missing  ${sources.at(-1)?.id}`);
});
