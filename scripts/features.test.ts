import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * If features need more imports from one another, or a `public.ts` more names, a part probably belongs in a layer
 * below.
 */
const MOST_IMPORTS = 34;
const MOST_NAMES = 8;

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
