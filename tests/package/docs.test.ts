import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { optionTable } from '../../bin/harness/optionTable.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.md') ? [join('docs', name)] : [],
  ),
];
/** A piece of a file that is tested elsewhere: the file stands after the language. */
const PIECE = /^```tsx (\S+)\n([\s\S]*?)^```$/gm;
const SHELL = /^```sh\n([\s\S]*?)^```$/gm;
const LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;
/** Of the check, which has its own options. */
const CHECK_OPTIONS = ['--phone', '--allow-writes', '--capability', '--json'];

const trimmed = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();

test('a piece of a file is what that file says', () => {
  const pieces = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(PIECE)].map(([, file = '', code = '']) => ({
      page,
      file,
      code,
    })),
  );

  expect(pieces.length).toBeGreaterThan(0);
  for (const { page, file, code } of pieces) {
    expect(trimmed(readFileSync(file, 'utf8')), page).toContain(trimmed(code));
  }
});

test('every link inside the documentation leads to a file', () => {
  const broken = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(LINK)].flatMap(([, to = '']) =>
      existsSync(join(dirname(page), to)) ? [] : [`${page}: ${to}`],
    ),
  );

  expect(broken).toEqual([]);
});

test('every option of the command that the documentation uses exists', () => {
  const known = optionTable.flatMap(({ flags }) => (flags ? [flags.split(' ')[0]] : []));
  const unknown = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(SHELL)]
      .flatMap(([, code = '']) => code.split('\n'))
      .filter((line) => line.includes('vendor-portal-dev') || line.includes('npm start'))
      .flatMap((line) => line.match(/(?<= )--[a-z-]+/g) ?? [])
      .filter((flag) => !known.includes(flag) && !CHECK_OPTIONS.includes(flag)),
  );

  expect(unknown).toEqual([]);
});
