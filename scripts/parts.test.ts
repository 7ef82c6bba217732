import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PART = /data-vp-part(?:=|': )["']([\w-]+)["']/g;

test('the documentation lists each part that can be styled', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.tsx?$/.test(path),
  );
  const used = sources.flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(PART)].map(([, name]) => name),
  );
  const [, section = ''] = readFileSync('docs/theming.md', 'utf8').split('\n## Parts\n');
  const listed = [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);

  expect(listed.length).toBeGreaterThan(10);
  expect([...new Set(used)].sort()).toEqual(listed.sort());
});
