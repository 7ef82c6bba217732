import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applySabotage } from './applySabotage.ts';
import { sabotages } from './sabotages.ts';

test.each(sabotages)('the sabotage $id can be applied', (sabotage) => {
  const source = readFileSync(sabotage.file, 'utf8');

  expect(applySabotage(source, sabotage)).not.toBe(source);
  expect(existsSync(sabotage.test)).toBe(true);
});

test('there are at least 30 sabotages, each with an id of its own', () => {
  expect(new Set(sabotages.map(({ id }) => id)).size).toBe(sabotages.length);
  expect(sabotages.length).toBeGreaterThanOrEqual(30);
});

test.each([
  ['a b', 0],
  ['a x b x', 2],
])('a sabotage of %j is refused', (source, times) => {
  const sabotage = { id: 'one', file: 'a.ts', find: 'x', replace: 'y' };

  expect(() => applySabotage(source, sabotage)).toThrow(`its text is ${times} times in a.ts`);
});
