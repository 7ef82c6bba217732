import { useAtomValue } from 'jotai';
import { Puzzle } from 'lucide-react';
import { type ReactNode, useContext, useMemo } from 'react';
import { Diagnosis } from '../../core/api/errors';
import type { NavigationEntry } from '../../core/contracts';
import { accessAtom } from '../../core/permissions/access';
import { servicesAtom } from '../../core/state/services';
import { ErrorBoundary } from '../../ui/patterns/ErrorBoundary';
import { PagesContext } from './PagesContext';

/** Menu rows for the host's pages. */
export function useHostEntries(): readonly NavigationEntry[] {
  const pages = useContext(PagesContext);
  const can = useAtomValue(accessAtom);
  return useMemo(
    () =>
      pages
        .filter(({ menu, right }) => menu && can(right ? [right] : []))
        .map(({ path, title, icon }) => ({
          id: path,
          label: title,
          to: path,
          icon: <HostIcon path={path}>{icon}</HostIcon>,
        })),
    [pages, can],
  );
}

function HostIcon({ path, children }: { path: string; children: ReactNode }) {
  const { callbacks } = useAtomValue(servicesAtom);
  const fallback = <Puzzle size={20} />;
  const report = (error: unknown) => {
    const message = `The icon of the page "${path}" threw`;
    callbacks.onError(new Diagnosis('config', message, 'Give an image:', 'icon: <svg … />', error));
  };
  return (
    <ErrorBoundary onCatch={report} fallback={() => fallback}>
      <span data-part="icon" aria-hidden="true">
        {children ?? fallback}
      </span>
    </ErrorBoundary>
  );
}
