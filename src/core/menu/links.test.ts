import { expect, test } from 'vitest';
import { editAddress, menuSearch, readItemId } from './links';

const read = (query: string, state: unknown = null) =>
  readItemId(new URLSearchParams(query), state);

test.each([
  ['itemId=d1', null, 'd1'],
  ['itemId=d1', { itemId: 'other' }, 'd1'],
  ['', { itemId: 'd2' }, 'd2'],
  ['', { item: { _id: 'd3', name: 'x' } }, 'd3'],
  ['', { item: { id: 'd4' } }, 'd4'],
  ['itemId=../vendor', { itemId: 'd1' }, null],
  ['itemId=', null, null],
  ['', null, null],
  ['', 'd1', null],
  ['', { item: 'd1' }, null],
  ['', { itemId: { toString: 'd1' } }, null],
  ['', { item: [] }, null],
])('%j with the state %j opens the item %j', (query, state, id) => {
  expect(read(query, state)).toBe(id);
});

test('the edit form reads the id from its own URL', () => {
  expect(read(editAddress('d1').split('?')[1] ?? '')).toBe('d1');
});

test.each([
  [{ itemId: 'd1', search: '?type=veg&shown=18' }, '?type=veg&shown=18'],
  [{ search: { type: 'veg' } }, ''],
  [null, ''],
])('the navigation state %j restores the menu filters %j', (state, search) => {
  expect(menuSearch(state)).toBe(search);
});
