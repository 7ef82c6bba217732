import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { ConfigFailure } from '../../core/api/errors';
import type { PortalError } from '../../core/contracts';
import { Router } from '../../core/navigation/router';
import { ConfigPanel } from '../diagnostics/lazyConfigPanel';
import { firstSegment, isUnder, type PortalHistory } from './portalHistory';
import { type Routing, usePortalHistory } from './usePortalHistory';

interface IsolatedRouterProps {
  basename: string;
  routing?: Routing;
  initialPath?: string | undefined;
  onError: (error: PortalError) => void;
  children: ReactNode;
}

/** A router below `basename` that follows the URL, in any host (record 0004). */
export function IsolatedRouter(given: IsolatedRouterProps) {
  const { basename, routing = 'path', initialPath, ...props } = given;
  const history = usePortalHistory({ basename, routing, initialPath });
  return history && <HistoryRouter history={history} {...props} />;
}

interface HistoryRouterProps
  extends Omit<IsolatedRouterProps, 'basename' | 'routing' | 'initialPath'> {
  history: PortalHistory;
}

function HistoryRouter({ history, onError, children }: HistoryRouterProps) {
  const location = useSyncExternalStore(history.subscribe, history.getLocation);
  const { basename, navigator, getLocation } = history;
  const { pathname } = location;
  // Outside of its basename, the router would render nothing.
  const outside = isUnder(basename, pathname) ? null : pathname;
  useEffect(() => {
    if (outside === null) return;
    const hint = `Mount the portal under ${basename}, or set basename="${firstSegment(outside)}".`;
    onError(new ConfigFailure('The page is outside the basename of the portal', hint));
  }, [basename, outside, onError]);
  if (outside !== null) return <ConfigPanel error="Basename" found={outside} basename={basename} />;
  return <Router {...{ basename, location, navigator, getLocation }}>{children}</Router>;
}
