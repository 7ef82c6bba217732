import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { UNSAFE_RouteContext as RouteContext } from 'react-router-dom';
import { isDevelopment } from '../../core/isDevelopment';
import type { Portal } from '../createPortal';
import type { Routing } from '../router/usePortalHistory';
import type { FindingsPanel } from './FindingsPanel';
import { reportFault, watchHostPage } from './page/watchHostPage';

type Panel = typeof FindingsPanel;

/** Checks the host page and, in development, shows the configuration errors. */
export function Diagnostics({ portal, routing = 'path' }: { portal: Portal; routing?: Routing }) {
  const { findings, host } = portal;
  const marker = useRef<HTMLSpanElement>(null);
  const deadEnd = useDeadEnd(routing);
  useEffect(() => {
    if (deadEnd === null) return;
    reportFault(findings.report, ({ missingSplat }) => missingSplat(deadEnd));
  }, [findings, deadEnd]);
  useEffect(() => {
    const root = marker.current?.closest('.vp-root');
    if (!root) return;
    return watchHostPage({ root, host, report: findings.report });
  }, [findings, host]);
  return (
    <>
      <span ref={marker} hidden />
      {isDevelopment() && <ShownFindings portal={portal} />}
    </>
  );
}

function ShownFindings({ portal: { findings } }: { portal: Portal }) {
  const shown = useSyncExternalStore(findings.subscribe, findings.getShown);
  const [LoadedPanel, setPanel] = useState<Panel | null>(null);
  const isNeeded = shown.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    const show = (module: { FindingsPanel: Panel }) => setPanel(() => module.FindingsPanel);
    import('./FindingsPanel').then(show, () => {});
  }, [isNeeded]);
  return LoadedPanel && isNeeded && <LoadedPanel findings={shown} onHide={findings.dismiss} />;
}

/** The path of the host's route without a splat; known only with the same copy of react-router. */
function useDeadEnd(routing: Routing): string | null {
  const route = useContext(RouteContext).matches.at(-1)?.route;
  if (routing !== 'path' || !route || route.children?.length) return null;
  const path = route.path ?? '';
  return path.endsWith('*') || !(path || route.index) ? null : path;
}
