import { expect, test } from 'vitest';
import { memoryStorage } from '../../adapters/storage/memoryStorage';
import { rememberedPause, rememberPause } from './rememberedPause';

const MINUTE_MS = 60_000;

function paused(pausedUntil: number | null) {
  return { pausedUntil, reason: 'staff' as const, busyMinutes: 20 };
}

test('a pause is remembered for its restaurant, until it ends or is ended', () => {
  const storage = memoryStorage();
  const until = Date.now() + MINUTE_MS;
  rememberPause(storage, 'r1', paused(until));
  expect(rememberedPause(storage, 'r1')).toEqual({ ...paused(until), busyMinutes: 0 });
  expect(rememberedPause(storage, 'r2')).toBeUndefined();
  rememberPause(storage, 'r1', paused(null));
  expect(rememberedPause(storage, 'r1')).toBeUndefined();
  rememberPause(storage, 'r1', paused(Date.now() - MINUTE_MS));
  expect(rememberedPause(storage, 'r1')).toBeUndefined();
});

test.each([
  '',
  'x',
  'null',
  '[]',
  '{"restaurantId":"r1","pausedUntil":"9999999999999"}',
  '{"restaurantId":"r1","pausedUntil":1e999}',
])('a stored %j is no pause', (stored) => {
  const storage = memoryStorage();
  storage.set('store_paused', stored);
  expect(rememberedPause(storage, 'r1')).toBeUndefined();
});
