import { expect, test } from 'vitest';
import { passOnKeys } from './rowKeys';

const NONE = new Map<string, number>();

test('each place keeps its key, whichever row stands there next', () => {
  const before = passOnKeys(NONE, ['a', 'b', 'c']);
  const after = passOnKeys(before, ['c', 'new', 'a']);
  expect([...after.values()]).toEqual([...before.values()]);
});

test('a row that is held keeps its key wherever it stands, and none is handed to another', () => {
  const before = passOnKeys(NONE, ['a', 'b', 'c']);
  const after = passOnKeys(before, ['c', 'new', 'a'], true);
  expect(after.get('c')).toBe(before.get('c'));
  expect(after.get('a')).toBe(before.get('a'));
  expect([...before.values()]).not.toContain(after.get('new'));
});

test('no two rows share a key, whatever came and went', () => {
  let keys = passOnKeys(NONE, ['a', 'b', 'c', 'd']);
  for (const ids of [['d'], ['d', 'e', 'f'], ['f', 'a', 'b', 'c', 'd', 'e'], [], ['a', 'f']]) {
    for (const isHeld of [false, true]) {
      keys = passOnKeys(keys, ids, isHeld);
      expect(new Set(keys.values()).size).toBe(ids.length);
    }
  }
});
