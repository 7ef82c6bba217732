import type { StorageAdapter } from '../../core/contracts';
import { record } from '../../core/format/wireValues';
import { parseStored } from '../../core/state/parseStored';
import { PAUSE_REASONS, type StoreState } from './types';

const KEY = 'store_paused';

/** Without `store.state`, only the device that paused the store knows the pause. */
export function rememberPause(
  storage: StorageAdapter,
  restaurantId: string,
  { pausedUntil, reason }: StoreState,
): void {
  if (pausedUntil === null) storage.remove(KEY);
  else storage.set(KEY, JSON.stringify({ restaurantId, pausedUntil, reason }));
}

/** The pause of this restaurant that has not ended. Reads any text. */
export function rememberedPause(
  storage: StorageAdapter,
  restaurantId: string,
): StoreState | undefined {
  const { restaurantId: of, pausedUntil, reason } = record(parseStored(storage.get(KEY)));
  if (of !== restaurantId || typeof pausedUntil !== 'number') return undefined;
  if (!(pausedUntil > Date.now() && Number.isFinite(pausedUntil))) return undefined;
  return {
    pausedUntil,
    reason: PAUSE_REASONS.find((known) => known === reason) ?? null,
    busyMinutes: 0,
  };
}
