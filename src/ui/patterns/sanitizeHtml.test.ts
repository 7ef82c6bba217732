import createDOMPurify from 'dompurify';
import { expect, test } from 'vitest';
import { plainText, sanitizeHtml } from './sanitizeHtml';

test('where the browser cannot clean there are no nodes at all', () => {
  const purifier = Object.assign(createDOMPurify(window), { isSupported: false });
  expect(sanitizeHtml('<p>words</p>', undefined, purifier)).toBeNull();
});

test.each([
  ['<h2>One</h2><p>two <b>three</b></p>', 'One two three'],
  ['<script>alert(1)</script><p>words</p>', 'words'],
  ['<style>p { color: red }</style>words', 'words'],
  ['words<script>never closed', 'words'],
  ['no markup\nat all', 'no markup\nat all'],
  ['', ''],
])('the words of %s are "%s"', (html, words) => {
  expect(plainText(html).replace(/ +/g, ' ')).toBe(words);
});

test('the words of a text of a million "<" are found at once', () => {
  const html = `<p>words</p>${'<'.repeat(1_000_000)}`;
  expect(plainText(html)).toHaveLength('words '.length + 1_000_000);
});
