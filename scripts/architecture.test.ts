import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = readFileSync('docs/architecture.md', 'utf8');

/** The files that a section lists, one in each numbered line. */
function filesOf(title: string): string[] {
  const [, section = ''] = PAGE.split(`## Flow: ${title}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => `src/${path}`);
}

test.each([
  ['accepting an order', 20],
  ['signing in', 35],
])('%s needs at most %i files that exist', (title, most) => {
  const files = filesOf(title);

  expect(files.length).toBeGreaterThan(most / 2);
  expect(files.length).toBeLessThanOrEqual(most);
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('only the clock service reads the time of the device', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const reads = code.filter((file) =>
    /\bDate\.now\b|\bnew Date\(\s*\)/.test(readFileSync(`src/${file}`, 'utf8')),
  );

  expect(reads).toEqual(['core/clock/createClock.ts']);
});
