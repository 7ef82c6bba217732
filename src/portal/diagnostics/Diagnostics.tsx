import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isDevelopment } from '../../core/isDevelopment';
import type { Portal } from '../createPortal';
import type { Routing } from '../router/usePortalHistory';
import { WithHostRoute } from '../router/WithHostRoute';
import type { FindingsPanel } from './FindingsPanel';
import { reportFault, watchHostPage } from './page/watchHostPage';

type Panel = typeof FindingsPanel;

/** Checks the host page and, in development, shows the configuration errors. */
export function Diagnostics({ portal, routing = 'path' }: { portal: Portal; routing?: Routing }) {
  const { findings, host } = portal;
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = marker.current?.closest('.vp-root');
    if (!root) return;
    return watchHostPage({ root, host, report: findings.report });
  }, [findings, host]);
  return (
    <>
      <span ref={marker} hidden />
      {routing === 'path' && (
        <WithHostRoute>{({ deadEnd }) => <DeadEnd portal={portal} path={deadEnd} />}</WithHostRoute>
      )}
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

/** Reports a route of the host that does not match the screens of the portal. */
function DeadEnd({ portal: { findings }, path }: { portal: Portal; path: string | null }) {
  useEffect(() => {
    if (path === null) return;
    reportFault(findings.report, ({ missingSplat }) => missingSplat(path));
  }, [findings, path]);
  return null;
}
