import { expect, test } from 'vitest';
import { compilePack } from './icuMessages.ts';
import { hashOf, readSources, statusOf, tidyPack } from './packs.ts';

const root = process.cwd();
const sources = readSources(root);
const { id, catalogue, key, text } = sources.find((source) =>
  source.text.includes('{count, plural'),
)!;

const packOf = (translated: string, of = hashOf(text), name = key) => ({
  [catalogue]: { [name]: { of, text: translated } },
});
const problemOf = (pack: ReturnType<typeof packOf>) => {
  try {
    return compilePack(JSON.stringify(pack), root) && '';
  } catch (error) {
    return String(error);
  }
};

test('a pack is built from texts that fit the English ones', () => {
  const code = compilePack(JSON.stringify(packOf(text)), root);

  expect(code).toContain(`JSON.parse('{"${catalogue}":{"${key}":[`);
});

test.each([
  ['a key that the portal does not have', packOf(text, '', 'unknownKey'), 'no text with this key'],
  ['an argument too few', packOf('Orders'), `${id}: it has the arguments none instead of`],
  ['an argument too many', packOf(`${text} {name}`), '{name} (text)'],
  ['a plural without numbers', packOf('{count}'), '{count} (text) instead of'],
  ['a message that cannot be parsed', packOf('{count, plural, one {'), id],
])('%s fails the build', (_what, pack, problem) => {
  expect(problemOf(pack)).toContain(problem);
  expect(problemOf(pack)).toContain('npm run translate -- tidy');
  expect(tidyPack(pack, sources)).toEqual({});
});

test('a text is missing, translated, or changed in English since', () => {
  const missing = statusOf({}, sources);
  expect([missing.missing.length, missing.changed]).toEqual([sources.length, []]);

  const translated = statusOf(packOf(text), sources);
  expect([translated.missing.length, translated.changed]).toEqual([sources.length - 1, []]);

  const changed = statusOf(packOf(text, hashOf('Another text')), sources);
  expect(changed.changed.map((source) => source.id)).toEqual([id]);
  expect(changed.problems).toEqual([]);
});
