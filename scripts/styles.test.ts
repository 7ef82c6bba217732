import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?<!\.test)\.tsx?$/.test(path),
);

/** A selector with a sibling that is named only by its tag or state, such as `li + li` or `* ~ p`. */
const BARE_SIBLING = /(?:^|[\s(>])(?:\*|[a-z][a-z\d]*)?(?:(?<=[*\w]|[>(] ?):[a-z-]+)* [+~] /;

/** Chromium restyles all that is beside an inserted element for such a rule (record 0021). */
test('no style names a sibling by its tag alone', () => {
  const found = sources.flatMap((path) =>
    readFileSync(`src/${path}`, 'utf8')
      .split('\n')
      .filter((line) => /^\s*[&.:[].*[{,]$/.test(line) && BARE_SIBLING.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

  expect(found).toEqual([]);
});
