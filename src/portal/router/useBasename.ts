import { useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

/** Without the prop, the path comes from the splat route of a host that uses our copy of react-router. */
export function useBasename(given: string | undefined): string {
  const hostRouter = useContext(NavigationContext) as { basename: string } | null;
  const { matches } = useContext(RouteContext);
  if (given !== undefined) return normalise(given);
  if (!hostRouter) return '/';
  return normalise(`${hostRouter.basename}/${matches.at(-1)?.pathnameBase ?? ''}`);
}

// Percent-encodes the path as the browser does in its URL.
function normalise(path: string): string {
  const parts = path.split('/').filter(Boolean);
  return new URL(`/${parts.join('/')}`, 'http://mount.invalid').pathname;
}
