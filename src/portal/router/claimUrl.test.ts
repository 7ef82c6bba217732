import { expect, test } from 'vitest';
import { claimUrl, isClaimed } from './claimUrl';

test('the first portal of a basename owns the URL until it unmounts', () => {
  const first = claimUrl(window, '/partner');
  const second = claimUrl(window, '/partner');
  second.release();
  first.release();
  const third = claimUrl(window, '/partner');

  expect([first, second, third].map(({ isGranted }) => isGranted)).toEqual([true, false, true]);
  third.release();
});

test('the owner of the URL renews its claim next to a second portal', () => {
  const first = claimUrl(window, '/partner');
  const second = claimUrl(window, '/partner');
  first.release();
  const renewed = claimUrl(window, '/partner');

  expect([second, renewed].map(({ isGranted }) => isGranted)).toEqual([false, true]);
  second.release();
  renewed.release();
});

test('portals with different basenames do not block each other', () => {
  const one = claimUrl(window, '/partner');
  const other = claimUrl(window, '/kitchen');

  expect(other.isGranted).toBe(true);
  expect(isClaimed(window, '/partner/orders')).toBe(true);
  expect(isClaimed(window, '/reports')).toBe(false);
  one.release();
  other.release();
});

test('the last portal leaves nothing on the history object', () => {
  claimUrl(window, '/partner').release();

  expect(Object.getOwnPropertySymbols(window.history)).toEqual([]);
});
