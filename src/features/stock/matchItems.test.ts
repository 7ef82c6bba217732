import { expect, test } from 'vitest';
import { toMenuItem } from '../../core/menu/wire';
import { matchItems } from './matchItems';

const menu = [
  { _id: 'a', name: ' Dal Makhani ' },
  { _id: 'b', name: 'Dal Makhani' },
  { _id: 'c', name: 'Butter Naan' },
  { _id: '../x', name: 'Butter Naan' },
].map((wire) => toMenuItem(wire));
const line = (name: string, itemId = '') => ({ itemId, name, variant: '' });
const ids = (name: string, itemId?: string) =>
  matchItems(menu, line(name, itemId)).map(({ id }) => id);

test('the id of the line decides before its name', () => {
  expect(ids('Renamed dish', 'b')).toEqual(['b']);
});

test('without an id on the menu the exact name decides', () => {
  expect(ids('Butter Naan ', 'deleted')).toEqual(['c']);
  expect(ids('butter naan')).toEqual([]);
  expect(ids('Dal Makhani')).toEqual(['a', 'b']);
});

test('a name whose nukta is typed in another way is exact', () => {
  const [pakoda] = [{ _id: 'p', name: 'पकौ\u095cा' }].map((wire) => toMenuItem(wire));
  const matches = matchItems(pakoda ? [pakoda] : [], line('पकौड\u093cा'));
  expect(matches.map(({ id }) => id)).toEqual(['p']);
});
