import { expect, test } from 'vitest';
import { uniqueKeys } from './uniqueKeys';

test('a row keeps its key when another comes before it', () => {
  expect(uniqueKeys(['new', 'a'])[1]).toBe(uniqueKeys(['a'])[0]);
});

test('rows with the same id have different keys', () => {
  expect(new Set(uniqueKeys(['a', 'a', '', ''])).size).toBe(4);
});
