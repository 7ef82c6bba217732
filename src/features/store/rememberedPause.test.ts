import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../adapters/storage/memoryStorage';
import { deviceDataAtom } from '../../core/device/deviceDataAtom';
import { sessionAtom, storageAtom } from '../../core/state/services';
import { rememberedPause, rememberPause } from './rememberedPause';
import type { StoreState } from './types';

const NOW = Date.parse('2026-11-20T07:30:00Z');
const MINUTE_MS = 60_000;

function openDevice() {
  const store = createStore();
  store.set(storageAtom, memoryStorage());
  const session = { phase: 'active', vendorId: 'v1', isKycCompleted: true } as const;
  store.set(sessionAtom, { ...session, restaurantId: 'r1' });
  return store.get(deviceDataAtom);
}

function paused(pausedUntil: number | null): StoreState {
  return { pausedUntil, unsure: 'pause', reason: 'staff', busyMinutes: 20 };
}

test('a pause is remembered, until it ends or is ended', () => {
  const device = openDevice();
  const until = NOW + MINUTE_MS;
  rememberPause(device, paused(until));
  expect(rememberedPause(device, NOW)).toEqual({ ...paused(until), busyMinutes: 0 });
  rememberPause(device, paused(null));
  expect(rememberedPause(device, NOW)).toBeUndefined();
  rememberPause(device, paused(NOW - MINUTE_MS));
  expect(rememberedPause(device, NOW)).toBeUndefined();
});

test.each(['', 'x', 'null', '[]', '{"pausedUntil":"9999999999999"}', '{"pausedUntil":1e999}'])(
  'a stored %j is no pause',
  (stored) => {
    const device = openDevice();
    device.set('store_paused', stored);
    expect(rememberedPause(device, NOW)).toBeUndefined();
  },
);
