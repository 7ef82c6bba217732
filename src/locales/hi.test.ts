import { isDeepStrictEqual } from 'node:util';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { readCatalogues } from '../../build/catalogues';
import { argumentsOf } from '../core/messages/argumentsOf';
import { createTexts } from '../core/messages/messages';
import { hindi } from './hi';

/** Texts that are the same in both languages: short forms, names, units. */
const SAME_IN_BOTH =
  /^(?:KYC|Facebook|Instagram|X|YouTube|LinkedIn|f|ig|x|yt|in|GST \(%\)|\{size\} MB|(?:FSSAI|GSTIN) \{number\}|(?:58|80) mm|A4)$/;

const DEVANAGARI = /\p{Script=Devanagari}/u;
const english = readCatalogues(process.cwd(), 'en');
const pack = readCatalogues(process.cwd(), 'hi');
const texts = english.flatMap(({ name, texts: all }) => {
  const translated = pack.find((catalogue) => catalogue.name === name)?.texts ?? {};
  return Object.entries(all).map(([key, en]) => ({
    key: `${name}.${key}`,
    en,
    hi: translated[key] ?? '',
  }));
});

/** The letters of a text without its placeholders. */
function words(text: string): string {
  return text.replace(/\{\w+(?:, number)?\}|[^\p{L}]/gu, '');
}

test('the Hindi pack has the same keys as the English one', () => {
  const keys = (catalogues: typeof english) =>
    catalogues.map(({ name, texts: all }) => [name, Object.keys(all).sort()]);

  expect(keys(pack)).toEqual(keys(english));
  expect(Object.keys(hindi).sort()).toEqual(english.map(({ name }) => name).sort());
  expect(texts.filter(({ hi }) => hi.trim() === '').map(({ key }) => key)).toEqual([]);
});

test('every Hindi text shows the values of the English one', () => {
  const plurals = (text: string, branch = ', plural,') => text.split(branch).length - 1;
  const differing = texts.filter(
    ({ en, hi }) =>
      !isDeepStrictEqual(argumentsOf(compile(hi)), argumentsOf(compile(en))) ||
      plurals(hi) !== plurals(en) ||
      plurals(hi, ' one {') !== plurals(en) ||
      plurals(hi, ' other {') !== plurals(en),
  );

  expect(differing).toEqual([]);
});

test('nothing was left in English', () => {
  const left = texts.filter(
    ({ en, hi }) => words(en) !== '' && !DEVANAGARI.test(hi) && !SAME_IN_BOTH.test(en),
  );

  expect(left).toEqual([]);
});

test('the pack is read without a compiler', () => {
  expect(
    Object.values(hindi)
      .flatMap((all) => Object.values(all))
      .every(Array.isArray),
  ).toBe(true);

  const catalogue = { '@': 'orders', moreItems: '', title: 'Orders' };
  const text = createTexts('hi-IN', hindi as never).of<'moreItems' | 'title'>(catalogue);
  expect(text('title')).toBe('ऑर्डर');
  expect(text('moreItems', { count: 2 })).toBe('+ 2 और आइटम');
});
