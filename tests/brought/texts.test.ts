import { assert, constantFrom, oneof, property, string, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName, shownText } from '../../src/core/text/cleanName';
import { textIndex } from '../../src/core/text/textIndex';
import { searchKey, textKey } from '../../src/core/text/textKey';
import { NAMES, TEXTS } from './texts';

const find = (names: readonly string[], text: string) => textIndex(names, (name) => [name])(text);

test.each(TEXTS)('$number: $input means $name: $value', ({ input, name, value }) => {
  expect(find([name], input)).toEqual(value ? [name] : []);
  expect(searchKey(['1', name]).includes(textKey(input))).toBe(value);
});

test.each(NAMES)('$number: of the name $input, $value is kept', ({ input, value }) => {
  expect(cleanName(input)).toBe(value);
});

test.each([
  ['पकौ\u095cा', 'पकौड\u093cा', true],
  ['Dal\u00a0Makhani\u200b', 'Dal Makhani', true],
  ['dal', 'Dal', false],
  ['ｄａｌ', 'dal', false],
  ['Chef’s', "Chef's", false],
])('%j looks like %j: %j', (one, other, value) => {
  expect(shownText(one) === shownText(other)).toBe(value);
});

/** U+0020 to U+007E. */
const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

test.each(PRINTABLE)('%j has the same key next to a letter that is not ASCII', (sign) => {
  expect(textKey(`A${sign}${sign}b é`)).toBe(`${textKey(`A${sign}${sign}b`)} é`);
});

/** Letters that a key changes, so that random texts meet each other. */
const LETTERS = [
  "'",
  '’',
  '`',
  '´',
  '"',
  '“',
  '″',
  '-',
  '–',
  '−',
  ' ',
  '\u00a0',
  '\u200b',
  '\u200d',
  '\ufe0f',
  'ड',
  '\u093c',
  '\u095c',
  'न',
  '\u0929',
  'e',
  '\u0301',
  'é',
  'ß',
  'ẞ',
  'S',
  's',
  'ς',
  'Σ',
  'İ',
  'ı',
  'ｔ',
  'T',
  '+',
  '🍔',
  '🍕',
  '½',
  '…',
  '㎅',
  'ﾊ',
  'ﾟ',
  '가',
  '\u1100',
  '\u1161',
  '\ud800',
];
const letters = constantFrom(...LETTERS);
const texts = oneof(string({ unit: letters }), string({ unit: 'binary' }));

test('every text key is idempotent', () => {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const key = textKey(`a${String.fromCodePoint(code)}`);
    if (textKey(key) !== key) expect.fail(code.toString(16));
  }
  assert(
    property(texts, (text) => textKey(textKey(text)) === textKey(text)),
    { numRuns: 5_000 },
  );
});

test('a key keeps two distinct records separate', () => {
  const names = uniqueArray(texts, { selector: shownText, maxLength: 8 });
  assert(
    property(names, texts, (all, other) => {
      for (const name of all) {
        const isEmpty = shownText(name) === '';
        expect(find(all, name)).toEqual(isEmpty ? [] : [name]);
      }
      // A text without a record of its own means one only if no other record has its key.
      const matches = find(all, other);
      const sameKey = all.filter((name) => textKey(name) === textKey(other));
      if (matches.length === 1 && shownText(matches[0] ?? '') !== shownText(other)) {
        expect(sameKey).toEqual(matches);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('two records of one name are both named', () => {
  const records = [{ id: 'c1' }, { id: 'c2' }];
  expect(textIndex(records, () => ['Starters'])('starters')).toEqual(records);
});

test('a search finds nothing across two fields', () => {
  expect(searchKey(['Dal', 'Roti']).includes(textKey('dal roti'))).toBe(false);
});
