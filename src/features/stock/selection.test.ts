import { expect, test } from 'vitest';
import { toMenuItem } from '../../core/menu/wire';
import { selectedItems, withAll, withItem } from './selection';

const menu = ['a', 'b', 'c', '../bad'].map((_id) => toMenuItem({ _id, name: _id }));

test('selecting all leaves hidden items as they were', () => {
  const selected = withAll(new Set(['c']), menu.slice(0, 2), true);
  expect([...selected]).toEqual(['c', 'a', 'b']);
  expect([...withAll(selected, menu.slice(0, 1), false)]).toEqual(['c', 'b']);
});

test('an item without a valid id is never selected', () => {
  expect([...withAll(new Set(), menu, true)]).toEqual(['a', 'b', 'c']);
});

test('an item that has left the menu or is there twice is not sent', () => {
  const selected = withItem(withItem(new Set(), 'gone', true), 'a', true);
  expect(selectedItems([...menu, ...menu], selected).map(({ id }) => id)).toEqual(['a']);
});
