import { expect, test } from 'vitest';
import { commandOf } from './keys';

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const press = (keys: string) => {
  const [key = '', ...held] = keys.split('+').toReversed();
  return commandOf({
    ...NONE,
    key: key === 'Space' ? ' ' : key,
    ctrlKey: held.includes('Control'),
    metaKey: held.includes('Meta'),
    shiftKey: held.includes('Shift'),
    altKey: held.includes('Alt'),
  });
};
const move = (rows: number, columns: number, isExtended = false) => ({
  do: 'move',
  rows,
  columns,
  extends: isExtended,
});

test.each([
  ['ArrowDown', move(1, 0)],
  ['Shift+ArrowLeft', move(0, -1, true)],
  ['Control+ArrowDown', move(Infinity, 0)],
  ['Home', move(0, -Infinity)],
  ['Control+Shift+End', move(Infinity, Infinity, true)],
  ['PageUp', move(-10, 0)],
  ['Tab', { do: 'next', step: 1 }],
  ['Shift+Tab', { do: 'next', step: -1 }],
  ['Enter', { do: 'edit', typed: '' }],
  ['7', { do: 'edit', typed: '7' }],
  ['१', { do: 'edit', typed: '१' }],
  ['Space', { do: 'toggle' }],
  ['Delete', { do: 'clear' }],
  ['Control+d', { do: 'fillDown' }],
  ['Meta+z', { do: 'undo' }],
  ['Control+Shift+Z', { do: 'redo' }],
  ['Control+y', { do: 'redo' }],
  ['Control+Space', { do: 'column' }],
  ['Shift+Space', { do: 'row' }],
  ['Control+a', { do: 'all' }],
  ['Control+c', null],
  ['Control+v', null],
  ['Control+r', null],
  ['Alt+ArrowLeft', null],
  ['Shift', null],
  ['F5', null],
])('%s', (keys, command) => {
  expect(press(keys)).toEqual(command);
});
