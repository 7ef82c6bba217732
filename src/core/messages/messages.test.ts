import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { catalogueName, readCatalogues } from '../../../build/catalogues';
import { compileCatalogue } from '../../../build/icuMessages';
import { argumentsOf } from './argumentsOf';
import { messageArguments } from './messageArguments';
import { createTexts } from './messages';

test('a plural message follows its number', async () => {
  const code = compileCatalogue('{"orders":"{count, plural, one {# order} other {# orders}}"}', '');
  const catalogue = JSON.parse(code.slice('export default '.length, -1));
  const text = createTexts('en-IN').of<'orders'>(catalogue);
  expect([text('orders', { count: 1 }), text('orders', { count: 12 })]).toEqual([
    '1 order',
    '12 orders',
  ]);
});

test.each([
  [1e21, '1000000000000000000000 left'],
  [Number.NaN, '– left'],
  [0, '0 left'],
])('a message shows %d as "%s"', (count, shown) => {
  const code = compileCatalogue('{"left":"{count} left"}', '');
  const catalogue = JSON.parse(code.slice('export default '.length, -1));
  expect(createTexts('en-IN').of<'left'>(catalogue)('left', { count })).toBe(shown);
});

test('a text in a sentence from right to left is isolated', () => {
  const code = compileCatalogue('{"left":"بقي {count} في {name}"}', '');
  const catalogue = JSON.parse(code.slice('export default '.length, -1));
  const values = { count: 3, name: '7 Hills (Old Town)' };

  expect(createTexts('ar').of<'left'>(catalogue)('left', values)).toBe(
    'بقي 3 في \u20687 Hills (Old Town)\u2069',
  );
  expect(createTexts('en-IN').of<'left'>(catalogue)('left', values)).toBe(
    'بقي 3 في 7 Hills (Old Town)',
  );
});

test.each([
  ['/home/src/portal/src/portal/messages.en.json', 'portal'],
  ['/src/core/permissions/messages.en.json', 'permissions'],
  ['/src/core/menu/fields/messages.hi.json', 'menuEdit'],
])('the catalogue %s has its own name', (file, name) => {
  expect(catalogueName(file)).toBe(name);
});

test('a folder whose catalogue has no name is refused', () => {
  expect(() => catalogueName('/src/features/new/messages.en.json')).toThrow(
    'build/catalogues.ts has no catalogue in src/features/new',
  );
});

test('what a host can replace is what the catalogues have now', () => {
  const now = readCatalogues(process.cwd(), 'en').map(({ name, texts }) => [
    name,
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, argumentsOf(compile(text))]),
    ),
  ]);

  expect(messageArguments, 'run npm run messages').toEqual(Object.fromEntries(now));
});
