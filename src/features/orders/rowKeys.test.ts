import { expect, test } from 'vitest';
import { rowKeys } from './rowKeys';

test('a row keeps its key when another comes before it', () => {
  expect(rowKeys([{ id: 'new' }, { id: 'a' }])[1]).toBe(rowKeys([{ id: 'a' }])[0]);
});

test('rows with the same id, or none, have keys of their own', () => {
  const keys = rowKeys([{ id: 'a' }, { id: 'a' }, { id: '' }, { id: '' }]);
  expect(new Set(keys).size).toBe(4);
});
