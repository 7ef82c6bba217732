import { atom, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { Connection, ConnectionState } from './createConnection';

/** The connection of the portal, set when it is mounted. */
export const connectionAtom = atom<Connection | null>(null);

const never = () => () => {};

export function useConnection(): ConnectionState {
  const connection = useAtomValue(connectionAtom);
  return useSyncExternalStore(
    connection?.subscribe ?? never,
    () => connection?.getState() ?? 'good',
    () => 'good',
  );
}

/**
 * Whether the browser went offline after a response. Until a response arrives, the server may be local and need no
 * network.
 */
export function useIsCutOff(): boolean {
  const connection = useAtomValue(connectionAtom);
  return useConnection() === 'offline' && typeof connection?.answeredAt() === 'number';
}
