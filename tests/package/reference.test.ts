import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/core/api/endpoints.ts';
import { paths } from '../../src/core/navigation/paths.ts';

const PAGE = readFileSync('docs/reference.md', 'utf8');
const EVENTS = readFileSync('src/core/contracts/events.ts', 'utf8');

/** The code in one column of a section's table. */
function listed(section: string, column = 0): string[] {
  const [, rest = ''] = PAGE.split(`\n## ${section}\n`);
  const [table = ''] = rest.split('\n## ');
  const rows = [...table.matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) => row.split(' | '));
  return rows.flatMap((row) =>
    [...(row[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
  );
}

const names = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

test('the reference lists the paths of the screens', () => {
  const expected = Object.values(paths).map((path) =>
    typeof path === 'string' ? path : decodeURIComponent(path(':id')),
  );

  expect(listed('Screens').toSorted()).toEqual(expected.toSorted());
});

test('the reference lists the events', () => {
  const expected = names(EVENTS, /\{ type: '([\w-]+)'/g);

  expect(expected).toContain('signed-in');
  expect(listed('Events').toSorted()).toEqual(expected.toSorted());
});

test('the reference lists the kinds of errors', () => {
  const [, kinds = ''] = EVENTS.split('export type PortalErrorKind =');
  const expected = names(kinds.split(';')[0] ?? '', /'([\w-]+)'/g);

  expect(expected).toContain('config');
  expect(listed('Error kinds').toSorted()).toEqual(expected.toSorted());
});

test('the reference lists the calls with their paths', () => {
  const operations = listed('Calls');
  const calls = listed('Calls', 1);
  const expected = Object.entries(endpoints).map(
    ([name, { method, path }]) => `${name} ${method} ${path}`,
  );

  const listedCalls = operations.map((name, at) => `${name} ${calls[at]}`);
  expect(listedCalls.toSorted()).toEqual(expected.toSorted());
});
