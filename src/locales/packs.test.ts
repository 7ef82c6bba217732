import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { readCatalogues } from '../../build/catalogues';
import { packLanguages, readPack, readSources } from '../../build/packs';
import { argumentsOf } from '../core/messages/argumentsOf';
import { createTexts } from '../core/messages/messages';
import { hindi } from './hi';
import { type LocaleCode, portalLocales } from './index';

/** Texts that are the same in all languages: short forms, names, units. */
const SAME_IN_ALL =
  /^(?:KYC|Facebook|Instagram|X|YouTube|LinkedIn|f|ig|x|yt|in|GST \(%\)|\{size\} MB|(?:FSSAI|GSTIN) \{number\}|(?:58|80) mm|A4)$/;

const SCRIPTS: Readonly<Record<string, string>> = {
  bn: 'Bengali',
  gu: 'Gujarati',
  hi: 'Devanagari',
  kn: 'Kannada',
  ml: 'Malayalam',
  mr: 'Devanagari',
  pa: 'Gurmukhi',
  ta: 'Tamil',
  te: 'Telugu',
  ur: 'Arabic',
};

interface Translated {
  id: string;
  en: string;
  text: string;
}

const root = process.cwd();
const english = readCatalogues(root, 'en');

function readTexts(language: string): Translated[] {
  const hindiTexts = new Map(readCatalogues(root, 'hi').map(({ name, texts }) => [name, texts]));
  const pack = language === 'hi' ? {} : readPack(root, language);
  return english.flatMap(({ name, texts }) =>
    Object.entries(texts).flatMap(([key, en]) => {
      const text = language === 'hi' ? hindiTexts.get(name)?.[key] : pack[name]?.[key]?.text;
      return text === undefined ? [] : [{ id: `${name}.${key}`, en, text }];
    }),
  );
}

/** The letters of a text without its placeholders. */
function words(text: string): string {
  return text.replace(/\{\w+(?:, number)?\}|[^\p{L}]/gu, '');
}

const count = (text: string, part: string) => text.split(part).length - 1;

test('Hindi has the same keys as English', () => {
  const keys = (catalogues: typeof english) =>
    catalogues.map(({ name, texts }) => [name, Object.keys(texts).sort()]);

  expect(keys(readCatalogues(root, 'hi'))).toEqual(keys(english));
  expect(Object.keys(hindi).sort()).toEqual(english.map(({ name }) => name).sort());
});

test('there is a switch for each pack, and its name is in its own script', () => {
  const own = portalLocales().filter(({ locale }) => locale !== 'en-IN');

  expect(own.map(({ locale }) => locale.slice(0, 2)).sort()).toEqual(
    [...packLanguages(root), 'hi'].sort(),
  );
  for (const { locale, name } of own)
    expect(name).toMatch(new RegExp(`^[\\p{Script=${SCRIPTS[locale.slice(0, 2)]}}\\p{M}]+$`, 'u'));
});

test('the package has an entry with types for each pack, and for no other language', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const entries = Object.entries(exports).filter(([path]) => /^\.\/locales\/(?!hi$)/.test(path));

  expect(Object.fromEntries(entries)).toEqual(
    Object.fromEntries(
      packLanguages(root).map((code) => [
        `./locales/${code}`,
        { types: './dist/locales/pack.d.ts', default: `./dist/locales/${code}.js` },
      ]),
    ),
  );
});

test.each(Object.keys(SCRIPTS))(
  'every text in %s shows the values of the English one',
  (language) => {
    const differing = readTexts(language).filter(({ en, text }) => {
      const plurals = count(en, ', plural,');
      return (
        !isDeepStrictEqual(argumentsOf(compile(text)), argumentsOf(compile(en))) ||
        [', plural,', ' one {', ' other {'].some((part) => count(text, part) !== plurals)
      );
    });

    expect(differing).toEqual([]);
  },
);

test.each(Object.entries(SCRIPTS))('nothing in %s is in another script', (language, script) => {
  const own = new RegExp(`\\p{Script=${script}}`, 'u');
  const others = Object.values(SCRIPTS).filter((other) => other !== script);
  const foreign = new RegExp(others.map((other) => `\\p{Script=${other}}`).join('|'), 'u');

  const faulty = readTexts(language).filter(
    ({ en, text }) =>
      (words(en) !== '' && !own.test(text) && !SAME_IN_ALL.test(en)) || foreign.test(text),
  );
  expect(faulty).toEqual([]);
});

test.each(packLanguages(root))('every text of the pack %s is one of the portal', (language) => {
  const ids = new Set(readSources(root).map(({ id }) => id));
  const own = Object.entries(readPack(root, language)).flatMap(([catalogue, texts]) =>
    Object.keys(texts).map((key) => `${catalogue}.${key}`),
  );

  expect(own.filter((id) => !ids.has(id))).toEqual([]);
});

test.each(portalLocales().filter(({ locale }) => locale !== 'en-IN'))(
  '$locale is read without a compiler',
  async ({ load }) => {
    const loaded = (await load?.()) as { default: object };

    expect(
      Object.values(loaded.default)
        .flatMap((texts) => Object.values(texts as object))
        .every(Array.isArray),
    ).toBe(true);
  },
);

test('numbers of a text are written as its language writes them', () => {
  const pack = readPack(root, 'bn');
  const textOf = (catalogue: string, key: string) => compile(pack[catalogue]?.[key]?.text ?? '');
  const replaced = {
    orders: { moreItems: textOf('orders', 'moreItems') },
    printing: { readyIn: textOf('printing', 'readyIn') },
  };
  const { of } = createTexts('bn-IN', replaced);

  expect(of({ '@': 'orders', moreItems: '' })('moreItems', { count: 12 })).toContain('১২');
  expect(of({ '@': 'printing', readyIn: '' })('readyIn', { minutes: 12 })).toContain('১২');
});

test('the named languages are given in the order of the host', () => {
  const codes: LocaleCode[] = ['ta', 'en'];

  expect(portalLocales(...codes).map(({ name }) => name)).toEqual(['தமிழ்', 'English']);
});
