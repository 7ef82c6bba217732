import { expect, test, vi } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { memoryStorage } from '../../adapters/storage/openStorage';
import { vendorAtom } from '../vendor/queries';
import { mayReadAtom, rememberRightsAtom } from './access';

const TEAM = ['manage_team'] as const;

/** A page for which the test provides the vendor record. */
function openPage(vendorId = 'v1', storage = memoryStorage()) {
  let resolve = (_record: object) => {};
  const record = new Promise<object>((done) => {
    resolve = done;
  });
  const { store } = createTestPortal({
    vendor: { vendorId },
    answers: { vendorGet: () => record },
    storage,
  });
  store.sub(vendorAtom, () => {});
  const answer = async (fields: object) => {
    resolve({ _id: vendorId, ...fields });
    await vi.waitFor(() => expect(store.get(vendorAtom).data).toBeTruthy());
    store.set(rememberRightsAtom);
  };
  return { storage, answer, mayRead: () => store.get(mayReadAtom)(TEAM), store };
}

const granted = (...permissions: string[]) => ({ permissions });

test('only a screen that needs a right waits for the rights', async () => {
  const { store, mayRead, answer } = openPage();
  const before = [mayRead(), store.get(mayReadAtom)([])];
  await answer({});

  expect([before, mayRead()]).toEqual([[false, true], true]);
});

test.each([
  ['an owner', {}, true],
  ['a member with the right', granted('manage_team'), true],
  ['a member without it', granted('offers'), false],
])('the next visit of %s', async (_who, record, expected) => {
  const { answer, storage } = openPage();
  await answer(record);

  expect(openPage('v1', storage).mayRead()).toBe(expected);
});

test('the rights of another vendor are not those of this one', async () => {
  const { answer, storage } = openPage();
  await answer({});

  expect(openPage('v2', storage).mayRead()).toBe(false);
});
