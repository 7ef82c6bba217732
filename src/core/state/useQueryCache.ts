import { useAtomValue } from 'jotai';
import { useHydrateAtoms } from 'jotai/utils';
import { useEffect } from 'react';
import { connectionAtom } from '../connection/state';
import { portalQueryClientAtom, queryClientAtom, readFailedAgain } from './queryClient';
import { generationAtom, servicesAtom } from './services';

/**
 * Gives the screens below the cache of their session, reads again what failed on the screen once the
 * connection is back, and empties it when the session is over.
 */
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
        if (connection.getState() === 'good') readFailedAgain(client);
      }),
    [client, connection],
  );
}
