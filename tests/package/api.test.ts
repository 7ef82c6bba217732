import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReports, REPORTS, readEntries } from '../../scripts/api/createReports.ts';
import { changedNames, readNames, readReleased } from '../../scripts/api/names.ts';

let folder: string;
let problems: readonly string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-'));
  problems = createReports(folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every public name has a release tag', () => {
  expect(problems.filter((problem) => !problem.startsWith('undocumented'))).toEqual([]);
});

test('every export has a description', () => {
  expect(problems.filter((problem) => problem.startsWith('undocumented'))).toEqual([]);
});

test('the committed reports show the public API (npm run api updates them)', () => {
  const names = readdirSync(folder).sort();
  expect(names).toEqual(
    readEntries()
      .map(({ entry }) => `${entry}.api.md`)
      .sort(),
  );
  for (const name of names) {
    expect(readFileSync(join(REPORTS, name), 'utf8')).toBe(
      readFileSync(join(folder, name), 'utf8'),
    );
  }
});

test('the changelog names every change of the public API since the last release', () => {
  const [, unreleased = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
  const isNamed = (name: string) => new RegExp(`\\b${name}\\b`).test(unreleased);
  const changed = changedNames(readReleased().names, readNames(folder));
  expect(changed.filter((name) => !isNamed(name))).toEqual([]);
});
