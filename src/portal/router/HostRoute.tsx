import { type ReactNode, useContext } from 'react';
import { UNSAFE_NavigationContext, UNSAFE_RouteContext } from 'react-router-dom';

export interface HostRouteProps {
  children: (route: {
    /** The path that the route has matched, without its splat. */
    basename: string;
    /** The path of the route if it has no splat, so that it does not match the screens of the portal. */
    deadEnd: string | null;
  }) => ReactNode;
}

/** Reads the route in which a host with our copy of react-router shows the portal. */
export function HostRoute({ children }: HostRouteProps) {
  const router = useContext(UNSAFE_NavigationContext) as { basename: string } | null;
  const match = useContext(UNSAFE_RouteContext).matches.at(-1);
  const basename = router ? `${router.basename}/${match?.pathnameBase ?? ''}` : '/';
  const { path = '', index, children: inner = [] } = match?.route ?? {};
  const isLeaf = inner.length === 0 && (path !== '' || index === true);
  return children({ basename, deadEnd: isLeaf && !path.endsWith('*') ? path : null });
}
