import { atom, useAtomValue } from 'jotai';
import { createElement, type ReactNode, useContext, useState } from 'react';
import type { PortalPage } from '../../core/contracts';
import { accessAtom } from '../../core/permissions/access';
import { HostElement } from '../../ui/patterns/host/HostElement';
import { type LazyPage, lazyPage, useLoaded } from '../../ui/patterns/lazyPage';
import { LoadingPage } from '../pages/LoadingPage';
import { LockedPage } from '../pages/LockedPage';
import { Screen } from '../Screen';
import { PagesContext } from './PagesContext';

/** Shows a page of the host as a screen with title, guard and error page. */
export function HostScreen({ path }: { path: string }) {
  const page = useContext(PagesContext).find((one) => one.path === path);
  const can = useAtomValue(accessAtom);
  const [isShown, setShown] = useState(false);
  if (!page) return null;
  const needs = page.right ? [page.right] : [];
  if (!can(needs)) {
    return (
      <Screen title="lockedTitle">
        <LockedPage needs={needs} />
      </Screen>
    );
  }
  return (
    <Screen title={{ name: page.title }} isShown={isShown}>
      <Content page={page} onShown={() => setShown(true)} />
    </Screen>
  );
}

interface ContentProps {
  page: PortalPage;
  onShown: () => void;
}

function Content({ page, onShown }: ContentProps) {
  const element = useElement(page);
  // Load the page here, because this loading page has the portal's texts.
  if (!useLoaded(element)) return <LoadingPage />;
  return (
    <HostElement title={page.title} onShown={onShown}>
      {element}
    </HostElement>
  );
}

/** Lazy pages by path and code, because an inline function is a new function at each render. */
const lazyPagesAtom = atom(() => new Map<string, LazyPage<object>>());

function useElement({ path, element }: PortalPage): ReactNode {
  const lazyPages = useAtomValue(lazyPagesAtom);
  if (typeof element !== 'function') return element;
  const key = `${path} ${String(element)}`;
  const page = lazyPages.get(key) ?? lazyPage<'default', object>(async () => element(), 'default');
  lazyPages.set(key, page);
  return createElement(page);
}
