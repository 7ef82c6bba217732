import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lazyModule } from '../../core/async/lazyModule';
import type { ExtraFields } from '../../core/contracts';
import { contextOfAtom } from '../../core/extend/hostElements';
import {
  type HostCode,
  type HostParts,
  hostCodeAtom,
  hostPartsAtom,
} from '../../ui/patterns/host/hostParts';
import { ChunkFailure } from '../../ui/patterns/lazyPage';
import type { Portal } from '../createPortal';

const code = lazyModule(() =>
  Promise.all([import('../../ui/patterns/host/parts/hostCode'), import('./portalContext')]),
);

/** Applies the props that change tables, menus and forms. Their code is loaded only if one of them is set. */
export function useHostParts(
  portal: Portal,
  { columns, actions, fields, extraFields }: HostParts & { extraFields?: ExtraFields | undefined },
): void {
  const { store } = portal;
  const apply = () => {
    const now = store.get(hostPartsAtom);
    const isSame = now.columns === columns && now.actions === actions && now.fields === fields;
    if (isSame) return;
    store.set(hostPartsAtom, { columns, actions, fields });
    if ((columns ?? actions ?? fields) && !store.get(hostCodeAtom)) load(portal);
  };
  // Before a screen first renders, so that it does not show the portal's own columns first.
  useState(apply);
  useLayoutEffect(apply, [portal, store, columns, actions, fields]);
  const keys = JSON.stringify(extraFields);
  const lastKeys = useRef(keys);
  useEffect(() => {
    if (lastKeys.current === keys) return;
    lastKeys.current = keys;
    code.load().then(
      ([{ refetchAll }]) => refetchAll(store),
      () => {},
    );
  }, [store, keys]);
}

function load(portal: Portal): void {
  const { store } = portal;
  const loading: Promise<HostCode> = code.load().then(
    ([loaded, { portalContext }]) => {
      store.set(contextOfAtom, { of: (screen) => portalContext(portal, screen) });
      return loaded;
    },
    (cause) => {
      // A screen that needs the code shows the failure, and loads it again with "Try again".
      throw new ChunkFailure(cause, () => load(portal));
    },
  );
  loading.catch(() => {});
  // It stays a promise: React logs an error if a form that suspended finds a value when it renders again.
  store.set(hostCodeAtom, loading);
}
