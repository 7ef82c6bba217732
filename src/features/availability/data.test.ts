import { expect, test } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { deviceDataAtom } from '../../core/device/deviceDataAtom';
import { type Availability, rememberedPause, rememberPause } from './data';

const UNTIL = Date.parse('2026-11-20T07:31:00Z');

const openDevice = () => createTestPortal().store.get(deviceDataAtom);

function paused(pausedUntil: number | null): Availability {
  return { pausedUntil, unsure: 'pause', reason: 'staff', busyMinutes: 20 };
}

test('a pause is remembered until it is ended', () => {
  const device = openDevice();
  rememberPause(device, paused(UNTIL));
  expect(rememberedPause(device)).toEqual({ ...paused(UNTIL), busyMinutes: 0 });
  rememberPause(device, paused(null));
  expect(rememberedPause(device)).toBeUndefined();
});

test.each(['', 'x', 'null', '[]', '{"pausedUntil":"9999999999999"}', '{"pausedUntil":1e999}'])(
  'a stored %j is no pause',
  (stored) => {
    const device = openDevice();
    device.set('store_paused', stored);
    expect(rememberedPause(device)).toBeUndefined();
  },
);
