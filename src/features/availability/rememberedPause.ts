import type { DeviceData } from '../../core/device/deviceDataAtom';
import { record } from '../../core/format/wireValues';
import { parseStored } from '../../core/state/parseStored';
import { PAUSE_REASONS, type Availability } from './types';

const KEY = 'store_paused';

/** Without `store.state`, only the device that paused the store knows about the pause and whether it is certain. */
export function rememberPause(
  device: DeviceData,
  { pausedUntil, unsure, reason }: Availability,
): void {
  const pause = { pausedUntil, unsure, reason };
  device.set(KEY, pausedUntil === null ? null : JSON.stringify(pause));
}

/** The last pause of this restaurant, which may have ended. Reads any text. */
export function rememberedPause(device: DeviceData): Availability | undefined {
  const { pausedUntil, unsure, reason } = record(parseStored(device.get(KEY)));
  if (typeof pausedUntil !== 'number' || !Number.isFinite(pausedUntil)) return undefined;
  return {
    pausedUntil,
    unsure: unsure === 'pause' || unsure === 'resume' ? unsure : null,
    reason: PAUSE_REASONS.find((known) => known === reason) ?? null,
    busyMinutes: 0,
  };
}
