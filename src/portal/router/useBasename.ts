import { useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

/**
 * The public path the portal is mounted at, without a trailing slash. A host on our copy of
 * react-router need not say it: the matched splat route tells.
 */
export function useBasename(given: string | undefined): string {
  const hostRouter = useContext(NavigationContext) as { basename: string } | null;
  const { matches } = useContext(RouteContext);
  if (given !== undefined) return normalise(given);
  if (!hostRouter) return '/';
  return normalise(`${hostRouter.basename}/${matches.at(-1)?.pathnameBase ?? ''}`);
}

// Spelt as the address bar spells it: a space or an é of a mount is percent-encoded there.
function normalise(path: string): string {
  const parts = path.split('/').filter(Boolean);
  return new URL(`/${parts.join('/')}`, 'http://mount.invalid').pathname;
}
