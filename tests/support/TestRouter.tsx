import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { Router } from '../../src/core/navigation/router';
import { createMemoryHistory, toLocation } from '../../src/portal/router/memoryHistory';
import { toHref } from '../../src/portal/router/portalHistory';
import { createPrivateQuery } from '../../src/portal/router/privateQuery';

interface TestRouterProps {
  basename?: string;
  /** The first path, with the basename. */
  start?: string;
  children: ReactNode;
}

/** The portal's router with a history in memory. */
export function TestRouter({ basename = '/', start = basename, children }: TestRouterProps) {
  const { navigator, getLocation, subscribe } = useMemo(() => {
    const query = createPrivateQuery(basename, new Map());
    return createMemoryHistory({ basename, toHref }, toLocation(start, null), query);
  }, [basename, start]);
  const location = useSyncExternalStore(subscribe, getLocation);
  return <Router {...{ basename, navigator, getLocation, location }}>{children}</Router>;
}
