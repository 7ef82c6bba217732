import { useAtomValue } from 'jotai';
import { useHydrateAtoms } from 'jotai/utils';
import { useEffect } from 'react';
import { connectionAtom } from '../connection/state';
import { portalQueryClientAtom, queryClientAtom, refetchFailed } from './queryClient';
import { generationAtom, servicesAtom } from './services';

/** Provides the cache of the session, refetches after an outage, and clears it after the session. */
export function useQueryCache() {
  const { session } = useAtomValue(servicesAtom);
  const generation = useAtomValue(generationAtom);
  const client = useAtomValue(portalQueryClientAtom);
  const connection = useAtomValue(connectionAtom);
  useHydrateAtoms([[queryClientAtom, client]], { dangerouslyForceHydrate: true });
  useEffect(() => {
    client.mount();
    return () => {
      client.unmount();
      if (session.generation() !== generation) client.clear();
    };
  }, [client, session, generation]);
  useEffect(
    () =>
      connection?.subscribe(() => {
        if (connection.getState() === 'good') refetchFailed(client);
      }),
    [client, connection],
  );
}
