import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NOTICES = readFileSync('dist/THIRD_PARTY_NOTICES.txt', 'utf8');
/** The bundlers name a module in a comment before its code, unless they minify. */
const MODULE = /^\s*\/\/(?:#region)? (?:\S*\/)?node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\//gm;

function scripts(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => /\.c?js$/.test(name));
  return names.map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
}

/** Packages without an entry in the notices. */
function missing(names: readonly string[]): string[] {
  const isNamed = (name: string) => NOTICES.includes(`\n${name} `);
  return [...new Set(names)].filter((name) => !isNamed(name));
}

test.each([
  ['dist', 'jotai-tanstack-query'],
  ['dist/bin', 'hono'],
])('the notices name every package inside %s', (folder, packageName) => {
  const names = scripts(folder).flatMap((code) =>
    [...code.matchAll(MODULE)].map(([, name = '']) => name),
  );

  expect(names).toContain(packageName);
  expect(missing(names)).toEqual([]);
});

test('the notices name every package that Vite lists for the standalone element', () => {
  const list = readFileSync('dist/element/licenses.md', 'utf8');
  const names = [...list.matchAll(/^## (\S+) - \d/gm)].map(([, name = '']) => name);

  expect(names).toContain('react-dom');
  expect(missing(names)).toEqual([]);
});

test('each notice has a licence with its text', () => {
  const [, ...entries] = NOTICES.split(/^-{80}\n(?=\S+ \d)/m);
  const withoutText = entries.filter(
    (entry) => !/copyright|permission|licen[cs]e/i.test(entry.split('\n').slice(2).join('\n')),
  );

  expect(entries.length).toBeGreaterThan(40);
  expect(withoutText).toEqual([]);
  expect(entries.filter((entry) => entry.includes('(no licence named)'))).toEqual([]);
});
