import { expect, test } from 'vitest';
import { reuseKeys } from './HistoryTable';

const NONE = new Map<string, number>();

test('each index keeps its key when its row changes', () => {
  const before = reuseKeys(NONE, ['a', 'b', 'c']);
  const after = reuseKeys(before, ['c', 'new', 'a']);
  expect([...after.values()]).toEqual([...before.values()]);
});

test('a row does not change its key while the table is in use', () => {
  const before = reuseKeys(NONE, ['a', 'b', 'c']);
  const after = reuseKeys(before, ['c', 'new', 'a'], true);
  expect(after.get('c')).toBe(before.get('c'));
  expect(after.get('a')).toBe(before.get('a'));
  expect([...before.values()]).not.toContain(after.get('new'));
});

test('no two rows share a key after any change', () => {
  let keys = reuseKeys(NONE, ['a', 'b', 'c', 'd']);
  for (const ids of [['d'], ['d', 'e', 'f'], ['f', 'a', 'b', 'c', 'd', 'e'], [], ['a', 'f']]) {
    for (const isInUse of [false, true]) {
      keys = reuseKeys(keys, ids, isInUse);
      expect(new Set(keys.values()).size).toBe(ids.length);
    }
  }
});
