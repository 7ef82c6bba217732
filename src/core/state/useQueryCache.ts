import { useAtomValue } from 'jotai';
import { useHydrateAtoms } from 'jotai/utils';
import { useEffect } from 'react';
import { portalQueryClientAtom, queryClientAtom } from './queryClient';
import { generationAtom, servicesAtom } from '../../core/state/services';

/** Gives the screens below the cache of their session, and empties it when the session is over. */
export function useQueryCache() {
  const { session } = useAtomValue(servicesAtom);
  const generation = useAtomValue(generationAtom);
  const client = useAtomValue(portalQueryClientAtom);
  useHydrateAtoms([[queryClientAtom, client]], { dangerouslyForceHydrate: true });
  useEffect(() => {
    client.mount();
    return () => {
      client.unmount();
      if (session.generation() !== generation) client.clear();
    };
  }, [client, session, generation]);
}
