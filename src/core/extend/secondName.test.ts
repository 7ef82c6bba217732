import { expect, test, vi } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { localeAtom } from '../state/services';
import { dishLanguageAtom } from './dishLanguage';
import { dishNamesAtom } from './hostElements';
import { secondNameAtom } from './secondName';

const DOSA = { itemId: 'i1', name: 'Dosa' };

function secondNames(given: unknown, locale = 'en-IN') {
  const { store, errors } = createTestPortal();
  store.set(localeAtom, locale);
  store.set(dishNamesAtom, { given: given as never });
  return { of: store.get(secondNameAtom), errors, store };
}

test('the host names a dish by its id and name', () => {
  const nameOf = vi.fn((id: string) => (id === 'i1' ? ' தோசை ' : undefined));
  const { of, errors } = secondNames(nameOf);
  expect([of(DOSA), of({ itemId: '', name: 'Idli' })]).toEqual(['தோசை', '']);
  expect(nameOf).toHaveBeenLastCalledWith('', 'Idli');
  expect(errors()).toEqual([]);
});

test.each([
  [
    () => {
      throw new Error('no names');
    },
    /dishNames prop threw an error/,
  ],
  [() => 7, /dishNames prop returned a value of type number/],
])('a mistake of the host leaves the dish with one name', async (nameOf, message) => {
  const { of, errors } = secondNames(nameOf);
  expect(of(DOSA)).toBe('');
  await vi.waitFor(() => expect(errors()).toHaveLength(1));
  expect(errors()).toMatchObject([{ kind: 'config', message: expect.stringMatching(message) }]);
});

test('a prop that is not a function names no dish', () => {
  expect(secondNames('x').of(DOSA)).toBe('');
});

const NAMES = { ta: () => 'தோசை', 'bn-IN': () => 'দোসা', ur: () => 'دوسا' };

test.each([
  ['en-IN', ''],
  ['ta-IN', 'தோசை'],
  ['bn-IN', 'দোসা'],
  ['bn-BD', 'দোসা'],
])(
  'a device without a choice shows the names in the language of the portal: %s',
  (locale, name) => {
    expect(secondNames(NAMES, locale).of(DOSA)).toBe(name);
  },
);

test('the language that was chosen on the device is shown, or none', () => {
  const { store } = secondNames(NAMES, 'ta-IN');
  const named = () => store.get(secondNameAtom)(DOSA);
  store.set(dishLanguageAtom, 'ur');
  expect(named()).toBe('دوسا');
  store.set(dishLanguageAtom, 'none');
  expect(named()).toBe('');
});

test('a language that the host has no longer is that of the portal', () => {
  const { store } = secondNames(NAMES, 'ta-IN');
  store.set(dishLanguageAtom, 'gu');
  expect(store.get(secondNameAtom)(DOSA)).toBe('தோசை');
});

test('names in one language can be turned off on the device', () => {
  const { store } = secondNames(() => 'தோசை');
  store.set(dishLanguageAtom, 'none');
  expect(store.get(secondNameAtom)(DOSA)).toBe('');
  store.set(dishLanguageAtom, 'shown');
  expect(store.get(secondNameAtom)(DOSA)).toBe('தோசை');
});

test('names that cannot be used are none, also in the language of the portal', () => {
  const { store } = secondNames({ ta: 'x', ta_: () => 'தோசை', 'ta-IN': () => 'தோசை' }, 'ta-IN');
  expect(store.get(dishLanguageAtom)).toBe('ta-IN');
  store.set(dishNamesAtom, { given: { ta: 'x' } as never });
  expect(store.get(dishLanguageAtom)).toBe('none');
});
