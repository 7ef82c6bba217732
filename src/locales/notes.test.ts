import { expect, test } from 'vitest';
import { readCatalogues } from '../../build/catalogues';

const english = readCatalogues(process.cwd(), 'en');
const notes = readCatalogues(process.cwd(), 'en.notes');

test('every note for translators belongs to a text', () => {
  const orphans = notes.flatMap(({ name, texts }) => {
    const englishTexts = english.find((catalogue) => catalogue.name === name)?.texts ?? {};
    return Object.keys(texts)
      .filter((key) => !(key in englishTexts))
      .map((key) => `${name}.${key}`);
  });

  expect(notes).not.toEqual([]);
  expect(orphans).toEqual([]);
});

test('a note names only placeholders of its text', () => {
  const wrong = notes.flatMap(({ name, texts }) =>
    Object.entries(texts).flatMap(([key, note]) => {
      const text = english.find((catalogue) => catalogue.name === name)?.texts[key] ?? '';
      const named = [...note.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder);
      return named
        .filter((placeholder) => !text.includes(placeholder.slice(0, -1)))
        .map((placeholder) => `${name}.${key}: ${placeholder}`);
    }),
  );

  expect(wrong).toEqual([]);
});
