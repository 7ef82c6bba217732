import { useContext, useEffect, useMemo } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PortalPage } from '../../core/contracts';
import { lazyPage } from '../../ui/patterns/lazyPage';
import type { Findings } from '../diagnostics/createFindings';
import { Loaded } from '../pages/Loaded';
import { toList } from './given';
import { PagesContext } from './PagesContext';

const HostScreen = lazyPage(() => import('./HostScreen'), 'HostScreen');

const PATH = /^(\/[\w.~-]+)+$/;

/** Leaves out pages that cannot be shown, and reports them. */
export function usePages(
  given: unknown,
  findings: Findings,
  isOwnPath: (path: string) => boolean,
): readonly PortalPage[] {
  const pages = useMemo(() => {
    const paths = new Set<string>();
    return toList<PortalPage>(given).filter((page) => {
      const path = page?.path;
      if (!PATH.test(path) || !page.title || !page.element || isOwnPath(path)) return false;
      const previousSize = paths.size;
      return paths.add(path.toLowerCase()).size > previousSize;
    });
  }, [given, isOwnPath]);
  useEffect(() => {
    const isNone = given === undefined || given === null;
    if (isNone || (Array.isArray(given) && given.length === pages.length)) return;
    import('./checkPages').then(
      ({ reportPages }) => reportPages(given, pages, isOwnPath, findings),
      () => {},
    );
  }, [given, pages, isOwnPath, findings]);
  return pages;
}

/** The routes, with those of the host's pages next to the screens in `frame`. */
export function useHostRoutes(routes: RouteObject[], frame: unknown): RouteObject[] {
  const paths = useContext(PagesContext)
    .map(({ path }) => path)
    .join(' ');
  return useMemo(() => {
    if (paths === '') return routes;
    const added = paths.split(' ').map((path) => ({
      path,
      element: (
        <Loaded>
          <HostScreen path={path} />
        </Loaded>
      ),
    }));
    return join(routes, frame, added);
  }, [paths, routes, frame]);
}

function join(routes: RouteObject[], frame: unknown, added: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (!route.children) return route;
    const children = join(route.children, frame, added);
    return { ...route, children: route.element === frame ? [...children, ...added] : children };
  });
}
