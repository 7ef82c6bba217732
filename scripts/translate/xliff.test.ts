import { expect, test } from 'vitest';
import { hashOf, type SourceText } from '../../build/packs.ts';
import { fromXliff, toXliff } from './xliff.ts';

const source = (key: string, text: string, note = ''): SourceText => ({
  id: `orders.${key}`,
  catalogue: 'orders',
  key,
  text,
  note,
});
const TITLE = source('title', 'Orders', 'Title of the <board> & its tab');
const COUNT = source('count', '{count, plural, one {# order} other {# orders}}');
const SOURCES = [TITLE, COUNT];

const read = (xml: string, pack = {}) => fromXliff(xml, SOURCES, () => pack);
const translate = (xml: string, key: string, text: string) =>
  xml.replace(
    new RegExp(`(id="orders\\.${key}"[^]*?<target state=")[a-z-]+">[^<]*`),
    `$1translated">${text}`,
  );

test('an export carries the notes for translators, escaped', () => {
  const xml = toXliff('ta', SOURCES, {});

  expect(xml).toContain('target-language="ta"');
  expect(xml).toContain('<note>Title of the &lt;board&gt; &amp; its tab</note>');
  expect(xml.match(/state="needs-translation"/g)).toHaveLength(2);
});

test('what a translator has written comes back into the pack', () => {
  const done = translate(toXliff('ta', SOURCES, {}), 'title', 'ஆர்டர் &amp; பல');

  expect(read(done)).toEqual({
    language: 'ta',
    pack: { orders: { title: { of: hashOf('Orders'), text: 'ஆர்டர் & பல' } } },
    taken: 1,
    problems: [],
  });
});

test('a text that the translator has not touched still counts as changed', () => {
  const pack = { orders: { title: { of: 'old', text: 'ஆர்டர்' } } };
  const xml = toXliff('ta', SOURCES, pack);
  expect(xml).toContain('state="needs-review-translation"');

  expect(read(xml, structuredClone(pack)).pack).toEqual(pack);
  const reviewed = translate(xml, 'title', 'ஆர்டர்கள்');
  expect(read(reviewed, structuredClone(pack)).pack.orders?.title?.of).toBe(hashOf('Orders'));
});

test('a text in English that changed after the export is not called translated', () => {
  const done = translate(toXliff('ta', SOURCES, {}), 'title', 'ஆர்டர்');
  const renamed = [{ ...TITLE, text: 'All orders' }, COUNT];

  const { pack } = fromXliff(done, renamed, () => ({}));
  expect(pack.orders?.title?.of).toBe(hashOf('Orders'));
});

test('a text with other arguments is left out, and named', () => {
  const done = translate(toXliff('ta', SOURCES, {}), 'count', 'ஆர்டர்கள்');

  const { taken, problems } = read(done);
  expect(taken).toBe(0);
  expect(problems).toEqual([expect.stringMatching(/^orders\.count: .*arguments none/)]);
});

test.each(['', '<html></html>', 'not xml', '{"a":1}'])('%j is refused', (text) => {
  expect(() => read(text)).toThrow('not an XLIFF file');
});
