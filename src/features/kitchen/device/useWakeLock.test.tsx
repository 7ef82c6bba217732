import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useWakeLock } from './useWakeLock';

/** A visible page whose wake lock and battery the test controls. */
async function openPage() {
  const locks: { released: boolean; release(): Promise<void> }[] = [];
  let isRefused = false;
  const request = vi.fn(async () => {
    if (isRefused) throw new DOMException('', 'NotAllowedError');
    const lock = Object.assign(new EventTarget(), {
      released: false,
      async release() {
        lock.released = true;
        lock.dispatchEvent(new Event('release'));
      },
    });
    locks.push(lock);
    return lock;
  });
  const battery = new EventTarget();
  vi.stubGlobal('navigator', { wakeLock: { request }, getBattery: async () => battery });
  const { result, unmount } = renderHook(useWakeLock);
  await act(async () => {});
  return {
    battery,
    unmount,
    state: () => result.current,
    held: () => locks.filter(({ released }) => !released).length,
    requests: () => request.mock.calls.length,
    refuse: (next: boolean) => void (isRefused = next),
    /** The system releases the wake lock of the visible page. */
    take: () => act(async () => void locks.at(-1)?.release()),
  };
}

const dispatch = (target: EventTarget, event: string) =>
  act(async () => void target.dispatchEvent(new Event(event, { bubbles: true })));

test.each([
  ['at the next tap', () => document.body, 'pointerdown'],
  ['at the next key', () => document.body, 'keydown'],
  ['when charging starts', ({ battery }: { battery: EventTarget }) => battery, 'chargingchange'],
])('a lock that the system took is requested again %s', async (_when, target, event) => {
  const page = await openPage();
  expect([page.state(), page.held()]).toEqual(['awake', 1]);
  await page.take();
  expect([page.state(), page.held()]).toEqual(['refused', 0]);
  await dispatch(target(page), event);
  expect([page.state(), page.held()]).toEqual(['awake', 1]);
});

test('a tap that the host keeps to itself counts', async () => {
  const page = await openPage();
  await page.take();
  const keep = (event: Event) => event.stopPropagation();
  document.body.addEventListener('pointerdown', keep);
  await dispatch(document.body, 'pointerdown');
  document.body.removeEventListener('pointerdown', keep);
  expect(page.state()).toBe('awake');
});

test('taps request nothing while the lock is held, and one at a time without it', async () => {
  const page = await openPage();
  await dispatch(document.body, 'pointerdown');
  expect(page.requests()).toBe(1);
  page.refuse(true);
  await page.take();
  await act(async () => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  expect([page.requests(), page.state()]).toEqual([2, 'refused']);
});

test('a closed view holds and requests no lock', async () => {
  const page = await openPage();
  page.unmount();
  await dispatch(document.body, 'pointerdown');
  await dispatch(page.battery, 'chargingchange');
  expect([page.held(), page.requests()]).toEqual([0, 1]);
});
