import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, linksOf } from './links.ts';

const REPOSITORY = 'https://github.com/vendor-portal/vendor-portal/blob/main/';
const DOCS = readdirSync('dist/docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('dist/docs', name));

/** Whether npm publishes this file. */
const isPublished = (file: string) => /^(?:dist\/|README\.md$|LICENSE$)/.test(file);

test('every link of the published documentation leads to a published file', () => {
  const links = ['dist/llms.txt', ...DOCS].flatMap((page) =>
    linksOf(page).map(({ to, anchor }) => ({
      page,
      file: to ? join(dirname(page), to) : page,
      anchor,
    })),
  );
  const broken = links.filter(
    ({ file, anchor }) =>
      !isPublished(file) || !existsSync(file) || (anchor && !anchorsOf(file).includes(anchor)),
  );

  expect(links.length).toBeGreaterThan(200);
  expect(broken).toEqual([]);
});

test('every link to the repository leads to a file of it', () => {
  const links = DOCS.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((https:[^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, url = '']) => url)
      .filter((url) => url.startsWith(REPOSITORY)),
  );

  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((url) => !existsSync(url.slice(REPOSITORY.length)))).toEqual([]);
});

test('the index for language models describes every page', () => {
  const lines = readFileSync('dist/llms.txt', 'utf8').split('\n');
  const pages = DOCS.map((page) => page.replace('dist/', '')).filter(
    (page) => page !== 'docs/README.md',
  );

  for (const page of pages) {
    expect(
      lines.filter((line) => line.includes(`](${page}): `)),
      page,
    ).toHaveLength(1);
  }
  expect(lines.filter((line) => line.startsWith('- ') && line.trim().endsWith(':'))).toEqual([]);
});

test('a page can be found by its name', () => {
  const { resolve } = createRequire(import.meta.url);
  const quickStart = readFileSync(resolve('vendor-portal/docs/quick-start.md'), 'utf8');

  expect(quickStart).toMatch(/^# Quick start/);
  expect(existsSync(resolve('vendor-portal/llms.txt'))).toBe(true);
});
