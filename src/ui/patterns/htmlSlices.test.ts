import { expect, test } from 'vitest';
import { htmlSlices } from './htmlSlices';

const LIMITED = [
  ['nested tables', '<table><tr><td>'.repeat(20_000)],
  ['unclosed elements', '<div>'.repeat(40_000)],
  ['unclosed elements that only seem to end in a style', '<div><style></div></style>'.repeat(300)],
  ['unclosed elements that only seem to end in a comment', '<div><!-- </div> -->'.repeat(300)],
  ['elements that an end tag of another kind does not close', '<div><table></div>'.repeat(300)],
  ['formatting that each block opens again', `${'<p><b>'.repeat(90)}${'<p>x'.repeat(9_000)}`],
  ['too many elements', '<hr>'.repeat(30_000)],
  ['a text that is too long', 'word '.repeat(200_000)],
] as const;

test.each(LIMITED)('there are no slices of %s', (_name, html) => {
  expect(htmlSlices(html)).toBeNull();
});

test.each([
  '<h1>Terms</h1><p title="a > b">One <b>two</b><ul><li>three<li>four</ul><p>5 < 6 <br/>',
  '<div><p>No end',
  'One<p>Two<p>Three<li>Four',
  "<a href='/a>b' title==x>words</a>",
  '',
])('a text of ordinary size is one unchanged slice: %s', (html) => {
  expect(htmlSlices(html)).toEqual([html]);
});

test('hidden elements are left out without creating a tag', () => {
  const html =
    'a<script>"</p>"</script>b<!-- <div> -->c<svg><path d="M0"/></svg>d<<style></style>b>e';
  expect(htmlSlices(html)).toEqual(['abcd< b>e']);
});

test('a long text is cut before blocks', () => {
  const paragraph = '<p>Some <b>words</b>.</p>';
  const slices = htmlSlices(`<div lang="en">${paragraph.repeat(1_000)}</div>`) ?? [];
  expect(slices.length).toBeGreaterThan(2);
  expect(slices.every((slice) => slice.startsWith('<div lang="en"><p>'))).toBe(true);
  expect(slices.join('').split(paragraph)).toHaveLength(1_001);
});

test('a long table is not cut', () => {
  const table = `<table>${'<tr><td><p>cell</p></td></tr>'.repeat(1_000)}</table>`;
  expect(htmlSlices(`${table}<p>after</p>`)).toEqual([table, '<p>after</p>']);
});
