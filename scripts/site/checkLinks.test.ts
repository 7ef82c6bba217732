import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLinks } from './checkLinks.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(folder, 'push'));
  writeFileSync(join(folder, 'push', 'index.html'), '<h2 id="keys">Keys</h2>');
  writeFileSync(join(folder, 'icon.svg'), '');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function check(link: string, base = '/'): string[] {
  writeFileSync(join(folder, 'index.html'), `<a class="x" href="${link}">Go</a>`);
  return checkLinks(folder, base);
}

test.each([
  'push/',
  '/push',
  '/push/#keys',
  '/icon.svg',
  'https://other.example/x',
  'mailto:a@b.c',
])('the link %s is found', (link) => {
  expect(check(link)).toEqual([]);
});

test.each(['/pull/', '/push/#locks', '#top', 'icon.png'])('the link %s is reported', (link) => {
  expect(check(link)).toEqual([`index.html: ${link}`]);
});

test('a link out of the path of the site is reported', () => {
  expect(check('/portal/push/', '/portal/')).toEqual([]);
  expect(check('/push/', '/portal/')).toEqual(['index.html: /push/']);
});
