import { afterEach, expect, test, vi } from 'vitest';
import { withWebLock } from './withWebLock';

afterEach(() => vi.unstubAllGlobals());

/** Replaces the lock manager of the browser. */
function stubLocks(request: (work: (lock: object | null) => unknown) => Promise<unknown>) {
  const locks = {
    request: (_name: string, _options: object, work: () => unknown) => request(work),
  };
  vi.stubGlobal('navigator', { locks });
}

const grant = async (work: (lock: object) => unknown) => work({});

test('a page without Web Locks runs the work', async () => {
  vi.stubGlobal('navigator', {});
  expect(await withWebLock('a', { ifAvailable: true }, async () => 'done')).toBe('done');
});

test('a page that may not use Web Locks runs the work', async () => {
  stubLocks(() => Promise.reject(new DOMException('Opaque origin', 'SecurityError')));
  expect(await withWebLock('a', { ifAvailable: true }, async () => 'done')).toBe('done');
});

test('work that fails under the lock is not run again', async () => {
  stubLocks(grant);
  const work = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(withWebLock('a', { ifAvailable: true }, work)).rejects.toThrow('refused');
  expect(work).toHaveBeenCalledTimes(1);
});

test('a lock that another tab holds resolves to null', async () => {
  stubLocks(async (work) => work(null));
  const work = vi.fn(async () => 'done');
  expect(await withWebLock('a', { ifAvailable: true }, work)).toBeNull();
  expect(work).not.toHaveBeenCalled();
});

test('a lock that arrives after the abort runs nothing', async () => {
  stubLocks(grant);
  const work = vi.fn(async () => 'done');
  await expect(withWebLock('a', { signal: AbortSignal.abort() }, work)).rejects.toThrow();
  expect(work).not.toHaveBeenCalled();
});
