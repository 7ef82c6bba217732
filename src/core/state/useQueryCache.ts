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
import { generationAtom, isRunningAtom, servicesAtom } from './services';

/** Provides the cache of the session, refetches after an outage or a sleep, and clears it after session or portal. */
export function useQueryCache() {
  const store = useStore();
  const { session } = useAtomValue(servicesAtom);
  const generation = useAtomValue(generationAtom);
  const client = useAtomValue(portalQueryClientAtom);
  const clock = useAtomValue(clockAtom);
  const connection = useAtomValue(connectionAtom);
  useHydrateAtoms([[queryClientAtom, client]], { dangerouslyForceHydrate: true });
  useEffect(() => {
    client.mount();
    return () => {
      client.unmount();
      if (session.generation() !== generation) client.clear();
      // Another screen, or React's StrictMode, goes on in the same task.
      queueMicrotask(() => {
        if (!store.get(isRunningAtom)) store.set(dropCacheAtom);
      });
    };
  }, [client, session, generation, store]);
  useEffect(
    () =>
      connection?.subscribe(() => {
        if (connection.getState() === 'good') refetchFailed(client);
      }),
    [client, connection],
  );
  useEffect(() => clock.onWakeUp(() => refetchShown(client)), [client, clock]);
}
