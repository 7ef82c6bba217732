import { expect, test } from 'vitest';
import { choiceBeside, kitchenKey, ticketBeside } from './kitchenKeys';

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  kitchenKey({ key, repeat: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

test.each([
  ['1', { kind: 'ticket', index: 0 }],
  ['9', { kind: 'ticket', index: 8 }],
  ['0', { kind: 'undo' }],
  ['Enter', { kind: 'act' }],
  ['ArrowRight', { kind: 'move', by: 1 }],
  ['PageUp', { kind: 'page', by: -1 }],
  ['Escape', { kind: 'close' }],
  ['a', null],
  ['toString', null],
])('%s does %j', (key, action) => {
  expect(press(key)).toEqual(action);
});

test('a held key sends nothing again', () => {
  expect(press('Enter', { repeat: true })).toBeNull();
  expect(press('3', { repeat: true })).toBeNull();
  expect(press('ArrowRight', { repeat: true })).toEqual({ kind: 'move', by: 1 });
});

test('a shortcut of the browser is left to it', () => {
  expect(press('1', { ctrlKey: true })).toBeNull();
  expect(press('ArrowLeft', { altKey: true })).toBeNull();
});

test('the selection ends at the last ticket', () => {
  const ids = ['a', 'b', 'c'];
  expect(ticketBeside(ids, null, 1)).toBe('a');
  expect(ticketBeside(ids, null, -1)).toBe('c');
  expect(ticketBeside(ids, 'a', 1)).toBe('b');
  expect(ticketBeside(ids, 'c', 1)).toBeUndefined();
  expect(ticketBeside(ids, 'a', -1)).toBeUndefined();
  expect(ticketBeside(ids, 'gone', 1)).toBe('a');
});

test('the choice stops at both ends', () => {
  expect(choiceBeside([20, 25, 30], 20, 1)).toBe(25);
  expect(choiceBeside([20, 25, 30], 20, -1)).toBe(20);
  expect(choiceBeside([20, 25, 30], 30, 1)).toBe(30);
});
