import { expect, test } from 'vitest';
import { lineKey } from './lineKey';

const box = (direction: string, html = '') => {
  document.body.innerHTML = `<section dir="rtl" style="direction: ${direction}">${html}</section>`;
  return document.body.firstElementChild as HTMLElement;
};

test.each([
  ['rtl', 'ArrowLeft', 'ArrowRight'],
  ['rtl', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowUp', 'ArrowUp'],
  ['ltr', 'ArrowLeft', 'ArrowLeft'],
])('where lines run %s, %s is %s', (direction, key, meant) => {
  expect(lineKey(key, box(direction))).toBe(meant);
});

test('a text whose letters give its direction keeps the one that the browser found', () => {
  const text = box('rtl', '<p dir="auto">اردو</p>').querySelector('p');

  expect(lineKey('ArrowLeft', text)).toBe('ArrowRight');
});

test('without an element, keys stay as they are', () => {
  expect(lineKey('ArrowLeft', null)).toBe('ArrowLeft');
});
