import { useAtomValue, useStore } from 'jotai';
import { useHydrateAtoms } from 'jotai/utils';
import { useEffect } from 'react';
import { clockAtom } from '../clock/state';
import { connectionAtom } from '../connection/state';
import {
  dropCacheAtom,
  portalQueryClientAtom,
  queryClientAtom,
  refetchFailed,
  refetchShown,
} from './queryClient';
import { isRunningAtom } from './services';

/**
 * Provides the cache of the session, refetches after an outage or a sleep, and clears it after the portal is unmounted.
 */
export function useQueryCache() {
  const store = useStore();
  const client = useAtomValue(portalQueryClientAtom);
  const clock = useAtomValue(clockAtom);
  const connection = useAtomValue(connectionAtom);
  useHydrateAtoms([[queryClientAtom, client]], { dangerouslyForceHydrate: true });
  useEffect(() => {
    client.mount();
    return () => {
      client.unmount();
      // Another screen or React's StrictMode may mount the hook again in the same task.
      queueMicrotask(() => {
        if (!store.get(isRunningAtom)) store.set(dropCacheAtom);
      });
    };
  }, [client, store]);
  useEffect(
    () =>
      connection?.subscribe(() => {
        if (connection.getState() === 'good') refetchFailed(client);
      }),
    [client, connection],
  );
  useEffect(() => clock.onWakeUp(() => refetchShown(client)), [client, clock]);
}
