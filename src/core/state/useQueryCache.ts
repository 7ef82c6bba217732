import { useAtomValue } from 'jotai';
import { useHydrateAtoms } from 'jotai/utils';
import { useEffect } from 'react';
import { connectionAtom } from '../connection/state';
import { portalQueryClientAtom, queryClientAtom } from './queryClient';
import { generationAtom, servicesAtom } from './services';

/**
 * Gives the screens below the cache of their session, reads again what is on the screen once the
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
        // The library hears of the browser's way back, not of a marketplace that answers again.
        if (connection.getState() === 'good') client.getQueryCache().onOnline();
      }),
    [client, connection],
  );
}
