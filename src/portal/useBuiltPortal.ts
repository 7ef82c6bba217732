import { useEffect, useRef, useState } from 'react';
import { ConfigFailure } from '../core/api/errors';
import type { StorageAdapter } from '../core/contracts';
import { useLatest } from '../ui/useLatest';
import { createPortal, type Portal, type PortalOptions } from './createPortal';

type Built = { key: string } & ({ portal: Portal } | { failure: ConfigFailure });

/** Creates a new portal for each host, storage and way to sign in; returns the reason if it cannot start. */
export function useBuiltPortal(options: PortalOptions): Built {
  const storage = useStableStorage(options.storage);
  const way = options.isHandedOver ? 'handed over' : 'signed in';
  const key = `${typeof storage === 'string' ? storage : 'custom'} ${way} ${options.host}`;
  const [built, setBuilt] = useState(() => build(key, { ...options, storage }));
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (built.key === key) return;
    // End the old session before the new portal reads the same storage.
    if ('portal' in built) built.portal.replace();
    setBuilt(build(key, { ...latest.current, storage }));
  }, [built, key, storage]);

  useEffect(() => {
    if ('portal' in built) return built.portal.start();
    latest.current.callbacks.onError(built.failure);
  }, [built]);
  return built;
}

function build(key: string, options: PortalOptions): Built {
  try {
    return { key, portal: createPortal(options) };
  } catch (error) {
    if (error instanceof ConfigFailure) return { key, failure: error };
    throw error;
  }
}

// Hosts often pass a new object; it is still treated as the same storage.
function useStableStorage(storage: PortalOptions['storage']): PortalOptions['storage'] {
  const latest = useLatest(storage);
  const [stable] = useState<StorageAdapter>(() => {
    const adapter = () => latest.current as StorageAdapter;
    return {
      get: (...call) => adapter().get(...call),
      set: (...call) => adapter().set(...call),
      remove: (...call) => adapter().remove(...call),
      subscribe: (onChange) => adapter().subscribe?.(onChange) ?? (() => {}),
    };
  });
  return typeof storage === 'string' ? storage : stable;
}
