import { describe, expect, test, vi } from 'vitest';
import type { PortalError, StorageAdapter, StorageName } from '../../core/contracts';
import { openStorage } from './openStorage';

/** A minimal host adapter. */
function hostStorage(): StorageAdapter {
  const values: Record<string, string> = {};
  return {
    get: (key) => values[key] ?? null,
    set: (key, value) => {
      values[key] = value;
    },
    remove: (key) => {
      delete values[key];
    },
  };
}

const STORAGES: [string, () => StorageName | StorageAdapter][] = [
  ['default', () => 'default'],
  ['cookie', () => 'cookie'],
  ['local', () => 'local'],
  ['session', () => 'session'],
  ['memory', () => 'memory'],
  ["the host's own", hostStorage],
];

function open(storage: StorageName | StorageAdapter) {
  const problems: PortalError[] = [];
  const opened = openStorage(storage, { basename: '/', onProblem: (e) => problems.push(e) });
  return { opened, problems };
}

describe.each(STORAGES)('storage %s', (_name, pick) => {
  test('gives back what was set', () => {
    const { opened, problems } = open(pick());
    opened.set('vendor_id', 'v1');
    opened.set('accessToken', 'a.b-c_d%41~!');
    expect([opened.get('vendor_id'), opened.get('accessToken')]).toEqual(['v1', 'a.b-c_d%41~!']);
    expect(problems).toEqual([]);
  });

  test('has nothing before anything was set', () => {
    expect(open(pick()).opened.get('accessToken')).toBeNull();
  });

  test('forgets what was removed', () => {
    const { opened } = open(pick());
    opened.set('accessToken', 't1');
    opened.remove('accessToken');
    expect(opened.get('accessToken')).toBeNull();
  });

  test('keeps the last value set', () => {
    const { opened } = open(pick());
    for (const value of ['t1', 't2']) opened.set('accessToken', value);
    expect(opened.get('accessToken')).toBe('t2');
  });

  test('keeps the keys of another host separate', () => {
    const { opened } = open(pick());
    opened.set('accessToken', 't1');
    opened.set('accessToken_1abc', 't2');
    opened.remove('accessToken');
    expect([opened.get('accessToken'), opened.get('accessToken_1abc')]).toEqual([null, 't2']);
  });

  test('leaves no listener behind', () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    open(pick()).opened.subscribe?.(() => {})();
    expect(removed.mock.calls.length).toBe(added.mock.calls.length);
  });
});

const BROKEN = ['get', 'set', 'remove', 'subscribe'] as const;

test.each(BROKEN)('a %s that throws falls back to memory', (method) => {
  const broken = hostStorage();
  broken[method] = () => {
    throw new Error('blocked');
  };
  const { opened, problems } = open(broken);
  opened.subscribe?.(() => {})();
  for (const value of ['t1', 't2']) opened.set('accessToken', value);
  const kept = opened.get('accessToken');
  opened.remove('accessToken');
  expect([kept, opened.get('accessToken')]).toEqual(['t2', null]);
  expect(problems.map(({ kind }) => kind)).toEqual(['storage']);
});

test('a storage that saves nothing falls back to memory', () => {
  const full = { ...hostStorage(), set: () => {} };
  const { opened, problems } = open(full);
  opened.set('accessToken', 't1');
  expect([opened.get('accessToken'), problems.length]).toEqual(['t1', 1]);
});

test('a storage that drops nothing still forgets for this page', () => {
  const opened = open({ ...hostStorage(), remove: () => {} }).opened;
  opened.set('accessToken', 't1');
  opened.remove('accessToken');
  expect(opened.get('accessToken')).toBeNull();
});

test('a value that is not a string counts as absent', () => {
  const odd = { ...hostStorage(), get: () => Promise.resolve('t1') as unknown as string };
  expect(open(odd).opened.get('accessToken')).toBeNull();
});

test.each(['default', 'local', 'session'] as const)(
  'storage %s works where storage is blocked',
  (name) => {
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, area, 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    const { opened, problems } = open(name);
    opened.set('vendor_id', 'v1');
    expect([opened.get('vendor_id'), problems.length]).toEqual(['v1', 1]);
  },
);

test('a storage cleared by the page accepts values again', () => {
  const { opened } = open('default');
  opened.set('vendor_id', 'v1');
  localStorage.clear();
  sessionStorage.clear();
  const cleared = opened.get('vendor_id');
  opened.set('vendor_id', 'v2');
  expect([cleared, opened.get('vendor_id')]).toEqual([null, 'v2']);
});

test('an unknown name is a configuration error', () => {
  expect(() => open('indexedDB' as StorageName)).toThrow('storage prop');
});
