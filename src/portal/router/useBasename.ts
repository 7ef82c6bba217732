import { useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

/**
 * Without the prop, the path comes from the splat route of a host that uses our copy of react-router; `undefined` in any
 * other host.
 */
export function useBasename(given: string | undefined): string | undefined {
  const hostRouter = useContext(NavigationContext) as { basename: string } | null;
  const { matches } = useContext(RouteContext);
  if (given !== undefined) return normalise(given);
  return hostRouter
    ? normalise(`${hostRouter.basename}/${matches.at(-1)?.pathnameBase ?? ''}`)
    : undefined;
}

// Percent-encodes the path as the browser does in its URL.
function normalise(path: string): string {
  const parts = path.split('/').filter(Boolean);
  return new URL(`/${parts.join('/')}`, 'http://mount.invalid').pathname;
}
