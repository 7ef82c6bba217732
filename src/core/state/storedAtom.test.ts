import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import type { PortalStorage } from '../session/types';
import { sessionAtom, storageAtom } from './services';
import { storedAtom } from './storedAtom';

const sizeAtom = storedAtom(
  'kitchen_distance',
  (stored) => (stored === 'large' ? 'large' : 'small'),
  (value) => (value === 'small' ? null : value),
);

/** Storage that several tabs share. */
function openTabs() {
  const values = new Map<string, string>();
  const tabs: ((key: string) => void)[] = [];
  return () => {
    const tell = (from: unknown, key: string) => {
      for (const tab of tabs) if (tab !== from) tab(key);
    };
    let notifyTab: ((key: string) => void) | undefined;
    const storage: PortalStorage = {
      get: (key) => values.get(key) ?? null,
      set: (key, value) => {
        values.set(key, value);
        tell(notifyTab, key);
      },
      remove: (key) => {
        values.delete(key);
        tell(notifyTab, key);
      },
      subscribe: (onChange) => {
        notifyTab = onChange;
        tabs.push(onChange);
        return () => void tabs.splice(tabs.indexOf(onChange), 1);
      },
    };
    const store = createStore();
    store.set(storageAtom, storage);
    store.set(sessionAtom, { phase: 'signedOut' });
    return { store, values, tabs };
  };
}

test('a stored value that is no choice becomes the default', () => {
  const { store, values } = openTabs()();
  values.set('kitchen_distance', 'enormous');
  expect(store.get(sizeAtom)).toBe('small');
});

test('a choice is stored', () => {
  const { store, values } = openTabs()();
  store.set(sizeAtom, 'large');
  expect(store.get(sizeAtom)).toBe('large');
  expect(values.get('kitchen_distance')).toBe('large');
});

test('the default is not stored', () => {
  const { store, values } = openTabs()();
  store.set(sizeAtom, 'large');
  store.set(sizeAtom, 'small');
  expect(values.has('kitchen_distance')).toBe(false);
});

test('a choice made in another tab is seen at once by a subscriber', () => {
  const open = openTabs();
  const [one, other] = [open(), open()];
  const stop = one.store.sub(sizeAtom, () => {});
  other.store.set(sizeAtom, 'large');
  expect(one.store.get(sizeAtom)).toBe('large');
  stop();
  expect(one.tabs).toHaveLength(0);
});

test('two portals on a page do not share what their storages do not', () => {
  const [one, other] = [openTabs()(), openTabs()()];
  one.store.set(sizeAtom, 'large');
  expect(other.store.get(sizeAtom)).toBe('small');
});

test('an update starts with what another tab has stored', () => {
  const open = openTabs();
  const [one, other] = [open(), open()];
  one.store.set(sizeAtom, 'small');
  other.store.set(sizeAtom, 'large');
  const seen: string[] = [];
  one.store.set(sizeAtom, (stored) => {
    seen.push(stored);
    return stored;
  });
  expect(seen).toEqual(['large']);
});

test('an update that changes nothing is not written', () => {
  const { store, values } = openTabs()();
  values.set('kitchen_distance', 'enormous');
  store.set(sizeAtom, (stored) => stored);
  expect(values.get('kitchen_distance')).toBe('enormous');
});

test('updates parse a text once while it stays the same', () => {
  const parse = vi.fn((stored: string | null) => [stored]);
  const countedAtom = storedAtom<readonly (string | null)[]>('kitchen_distance', parse, () => 'x');
  const { store, values } = openTabs()();
  values.set('kitchen_distance', 'x');
  for (let update = 0; update < 3; update += 1) store.set(countedAtom, (stored) => stored);
  expect(parse).toHaveBeenCalledOnce();
});
