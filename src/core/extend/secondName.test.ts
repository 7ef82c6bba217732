import { expect, test, vi } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { dishNamesAtom } from './hostElements';
import { secondNameAtom } from './secondName';

const DOSA = { itemId: 'i1', name: 'Dosa' };

function secondNames(nameOf: unknown) {
  const { store, errors } = createTestPortal();
  store.set(dishNamesAtom, { nameOf: nameOf as never });
  return { of: store.get(secondNameAtom), errors };
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
