import { atom, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { Connection, ConnectionState } from './createConnection';

/** The connection of this portal; set once per mount. @internal */
export const connectionAtom = atom<Connection | null>(null);

const never = () => () => {};

/** @internal */
export function useConnection(): ConnectionState {
  const connection = useAtomValue(connectionAtom);
  return useSyncExternalStore(
    connection?.subscribe ?? never,
    () => connection?.getState() ?? 'good',
    () => 'good',
  );
}

/**
 * Whether the browser went offline after the marketplace had answered. Before that its word may be
 * wrong: a computer without a network reaches a marketplace of its own.
 *
 * @internal
 */
export function useIsCutOff(): boolean {
  const connection = useAtomValue(connectionAtom);
  return useConnection() === 'offline' && typeof connection?.answeredAt() === 'number';
}
