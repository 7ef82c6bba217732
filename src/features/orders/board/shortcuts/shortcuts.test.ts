import { expect, test } from 'vitest';
import { shortcutOf } from './shortcuts';

function press(key: string, html = '<button></button>', held: Partial<KeyboardEvent> = {}) {
  document.body.innerHTML = html;
  const path: EventTarget[] = [];
  for (let at = document.querySelector('i, button, input'); at; at = at.parentElement) {
    path.push(at);
  }
  const plain = { repeat: false, isComposing: false, keyCode: 0, ctrlKey: false, metaKey: false };
  return shortcutOf({ key, ...plain, altKey: false, ...held }, path);
}

test.each(['?', '/', 'j', 'k', 'a', 'x', 'p'])('%s is a shortcut', (key) => {
  expect(press(key)).toBe(key);
});

test.each(['A', 'Enter', 'b', ''])('%j is none', (key) => {
  expect(press(key)).toBeUndefined();
});

test.each([
  '<input>',
  '<div contenteditable><i></i></div>',
  '<dialog open><button></button></dialog>',
  '<div role="menu"><button></button></div>',
])('in %s a key is not a shortcut', (html) => {
  expect(press('a', html)).toBeUndefined();
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'])('with %s a key is not one', (name) => {
  expect(press('a', undefined, { [name]: true })).toBeUndefined();
});

test('a held key answers one order only', () => {
  expect(press('j', undefined, { repeat: true })).toBe('j');
  expect(press('a', undefined, { repeat: true })).toBeUndefined();
});
