import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  Router,
} from 'react-router-dom';
import type { PortalError } from '../../core/contracts';
import { ConfigPanel } from '../diagnostics/lazyConfigPanel';
import { reportFault } from '../diagnostics/page/watchHostPage';
import { isUnder, type PortalHistory } from './portalHistory';
import { type Mount, type Routing, usePortalHistory } from './usePortalHistory';

const NO_ROUTE = { outlet: null, matches: [], isDataRoute: false };

// React Router does not allow nested routers, so the host's contexts are reset.
function ResetHostRouter({ children }: { children: ReactNode }) {
  return (
    <DataRouterContext.Provider value={null}>
      <DataRouterStateContext.Provider value={null}>
        <NavigationContext.Provider value={null as never}>
          <LocationContext.Provider value={null as never}>
            <RouteContext.Provider value={NO_ROUTE}>{children}</RouteContext.Provider>
          </LocationContext.Provider>
        </NavigationContext.Provider>
      </DataRouterStateContext.Provider>
    </DataRouterContext.Provider>
  );
}

interface IsolatedRouterProps extends Omit<Mount, 'routing'> {
  routing?: Routing;
  onError: (error: PortalError) => void;
  children: ReactNode;
}

/** A router below `basename` that follows the URL, in any host (record 0004). */
export function IsolatedRouter(given: IsolatedRouterProps) {
  const { routing = 'path', onError, children, ...mount } = given;
  const history = usePortalHistory({ ...mount, routing });
  return history && <HistoryRouter {...{ history, onError, children }} />;
}

interface HistoryRouterProps extends Pick<IsolatedRouterProps, 'onError' | 'children'> {
  history: PortalHistory;
}

function HistoryRouter({ history, onError, children }: HistoryRouterProps) {
  const location = useSyncExternalStore(history.subscribe, history.getLocation);
  const { basename, navigator } = history;
  const { pathname } = location;
  // Outside of its basename, the router would render nothing.
  const outside = isUnder(basename, pathname) ? null : pathname;
  useEffect(() => {
    if (outside === null) return;
    reportFault(onError, (faults) => faults.outsideBasename(basename, outside));
  }, [basename, outside, onError]);
  if (outside !== null) return <ConfigPanel error="Basename" found={outside} basename={basename} />;
  return (
    <ResetHostRouter>
      <Router basename={basename} location={location} navigator={navigator}>
        {children}
      </Router>
    </ResetHostRouter>
  );
}
