import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/**
 * If features need more imports from one another, or a `public.ts` more names, a part probably belongs in a layer
 * below.
 */
const MOST_IMPORTS = 56;
const MOST_NAMES = 14;

const sources = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(`src/features/${file}`, 'utf8') }));

test(`features have at most ${MOST_IMPORTS} imports from one another`, () => {
  const imports = sources.flatMap(({ file, code }) =>
    [...code.matchAll(/'(?:\.\.\/)+([\w-]+)\/public'/g)].map(([, other]) => `${file} -> ${other}`),
  );

  expect(imports).not.toEqual([]);
  expect(imports.slice(MOST_IMPORTS)).toEqual([]);
});

test(`a public.ts has at most ${MOST_NAMES} names`, () => {
  const doors = sources.filter(({ file }) => /^[\w-]+\/public\.ts$/.test(file));
  const widths = doors.map(({ file, code }) => {
    const lists = [...code.matchAll(/export (?:type )?\{([^}]*)\}/g)];
    return { file, names: lists.flatMap(([, list = '']) => list.split(',')).length };
  });

  expect(widths).not.toEqual([]);
  expect(widths.filter(({ names }) => names > MOST_NAMES)).toEqual([]);
  expect(doors.filter(({ code }) => /export (?!(?:type )?\{)/.test(code))).toEqual([]);
});

const [, ROOMS = ''] = readFileSync('docs/architecture.md', 'utf8').split(
  /^## (?:Rooms|One instance per mount)$/m,
);

/** The rows of the section "Rooms" whose first cell matches `name`, with the names in their last cell. */
function rowsOf(name: RegExp): { name: string; last: string[] }[] {
  const rows = [...ROOMS.matchAll(/^\| `([^`]+)` \|(?:.*\|)?([^|]*)\|$/gm)];
  return rows.flatMap(([, first = '', last = '']) =>
    name.test(first)
      ? [{ name: first, last: [...last.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one) }]
      : [],
  );
}

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

test('the page of the architecture lists each room, with what imports its public.ts', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const doors = files.flatMap((file) => {
    const [layer = '', feature = ''] = file.split('/');
    const by = layer === 'features' ? feature : layer;
    const code = readFileSync(`src/${file}`, 'utf8');
    return [...code.matchAll(/'(\.[^']*\/public)'/g)].flatMap(([, path = '']) => {
      const [, to = ''] = posix.join(posix.dirname(file), path).split('/');
      return to === by ? [] : [{ by, to }];
    });
  });
  const rooms = foldersOf('src/features').map((name) => ({
    name,
    last: [...new Set(doors.flatMap(({ by, to }) => (to === name ? [by] : [])))].toSorted(),
  }));

  expect(doors).not.toEqual([]);
  expect(rowsOf(/^[\w-]+$/)).toEqual(rooms);
});

test('the page of the architecture lists each folder of core that has the calls of a record', () => {
  const folders = foldersOf('src/core').filter((name) => existsSync(`src/core/${name}/api.ts`));

  expect(rowsOf(/^core\//).map(({ name }) => name)).toEqual(folders.map((name) => `core/${name}`));
});
