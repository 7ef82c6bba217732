import { expect, test } from 'vitest';
import { passOnKeys } from './rowKeys';

const NONE = new Map<string, number>();

test('a row that stays keeps its key, wherever it stands', () => {
  const before = passOnKeys(NONE, ['a', 'b', 'c']);
  const after = passOnKeys(before, ['c', 'new', 'a']);
  expect(after.get('c')).toBe(before.get('c'));
  expect(after.get('a')).toBe(before.get('a'));
});

test('a row that comes has the key of one that left', () => {
  const before = passOnKeys(NONE, ['a', 'b']);
  expect([...passOnKeys(before, ['x', 'y']).values()]).toEqual([...before.values()]);
});

test('no two rows share a key, whatever came and went', () => {
  let keys = passOnKeys(NONE, ['a', 'b', 'c', 'd']);
  for (const ids of [['d'], ['d', 'e', 'f'], ['f', 'a', 'b', 'c', 'd', 'e'], [], ['a', 'f']]) {
    keys = passOnKeys(keys, ids);
    expect(new Set(keys.values()).size).toBe(ids.length);
  }
});
