import type { ReactNode } from 'react';
import { lazyPage, useLoaded } from '../../ui/patterns/lazyPage';
import type { HostRouteProps } from './HostRoute';

/** In a separate chunk, because it imports react-router, which only some hosts have. */
const HostRoute = lazyPage(() => import('./HostRoute'), 'HostRoute');

const NO_ROUTE = { basename: '/', deadEnd: null };

interface WithHostRouteProps extends HostRouteProps {
  /** Shown until the code that reads the route is loaded. */
  fallback?: ReactNode;
}

/** Passes on the route of the host, if the host has react-router 7, whose contexts the portal can read. */
export function WithHostRoute({ fallback = null, children }: WithHostRouteProps) {
  const route = <HostRoute>{children}</HostRoute>;
  const hasRouter = hasHostRouter();
  const isSettled = useLoaded(route, hasRouter);
  if (hasRouter && !isSettled) return fallback;
  return hasRouter && HostRoute.isLoaded() ? route : children(NO_ROUTE);
}

function hasHostRouter(): boolean {
  const { __reactRouterVersion: version } = window as { __reactRouterVersion?: string };
  return version?.startsWith('7.') ?? false;
}
