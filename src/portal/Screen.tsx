import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsCutOff } from '../core/connection/state';
import { useText } from '../core/messages/useText';
import { useLoaded } from '../ui/patterns/lazyPage';
import { PortalBoundary } from './boundaries/PortalBoundary';
import { keepFocus, titleOf } from './keepFocus';
import { useScreenPlace } from './layout/screenPlace';
import messages from './messages.en.json';
import { LoadingPage } from './pages/LoadingPage';
import { OfflinePage } from './pages/OfflinePage';
import { usePortalProps } from './portalProps';
import { screenTitleAtom } from './title/state';

interface ScreenProps {
  title: keyof typeof messages;
  children: ReactNode;
}

/** One screen: its chunk, its boundary, and what a navigation to it sets off. */
export function Screen({ title, children }: ScreenProps) {
  const text = useText(messages);
  const { pathname } = useLocation();
  const { callbacks } = usePortalProps();
  const name = text(title);
  const isArrival = useAtomValue(arrivalAtom)(pathname);
  const focusBefore = useFocusBefore(pathname);
  const isCutOff = useIsCutOff();
  const isLoaded = useLoaded(children, !isCutOff);
  const waiting = isCutOff ? <OfflinePage /> : null;
  const shown = isLoaded ? children : waiting;
  const lastUsed = useAtomValue(lastUsedAtom);
  useLayoutEffect(() => lastUsed.watch(), [lastUsed]);
  const setTitle = useSetAtom(screenTitleAtom);
  useEffect(() => setTitle(name), [setTitle, name]);
  useEffect(
    () => callbacks.onNavigate({ path: pathname, title: name }),
    [callbacks, pathname, name],
  );
  return (
    <PortalBoundary onError={callbacks.onError} resetKey={pathname}>
      <Suspense fallback={<LoadingPage />}>
        {shown ? (
          <>
            {shown}
            <ScreenFocus
              key={`${pathname} ${isLoaded}`}
              before={focusBefore}
              isArrival={isArrival}
            />
          </>
        ) : (
          <LoadingPage />
        )}
      </Suspense>
    </PortalBoundary>
  );
}

/** Whether the portal is still where it was opened: nobody has navigated yet. */
const arrivalAtom = atom(() => {
  let first: string | undefined;
  let isOver = false;
  return (pathname: string) => {
    first ??= pathname;
    isOver ||= pathname !== first;
    return !isOver;
  };
});

/**
 * The root of the portal of this page that had the focus last. Each portal sees it for itself, and
 * keeps no other one alive.
 */
const lastUsedAtom = atom(() => {
  let last: WeakRef<HTMLElement> | undefined;
  const note = (event: FocusEvent) => {
    const root = event.composedPath().find(isRoot);
    if (root) last = new WeakRef(root);
  };
  return {
    root: () => last?.deref(),
    watch() {
      document.addEventListener('focusin', note, true);
      return () => document.removeEventListener('focusin', note, true);
    },
  };
});

function isRoot(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('.vp-root');
}

/** What had the focus when the way to a screen began. */
function useFocusBefore(pathname: string): Element | null {
  const begin = () => ({ pathname, element: document.activeElement });
  const [held, setHeld] = useState(begin);
  if (held.pathname !== pathname) setHeld(begin);
  return held.element;
}

interface ScreenFocusProps {
  before: Element | null;
  isArrival: boolean;
}

/** After a navigation the keyboard and the screen reader begin at the new title, and lose no place. */
function ScreenFocus({ before, isArrival }: ScreenFocusProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const place = useScreenPlace();
  const lastUsed = useAtomValue(lastUsedAtom);
  // Kept from the mount: a filter in the query is no navigation and must not take the focus.
  const [{ isFirst, preventScroll }] = useState(() => ({
    isFirst: isArrival,
    preventScroll: place.find() > 0,
  }));
  useEffect(() => {
    const root = rootOf(marker.current);
    // Who returns finds the screen as it was left, which may be far below its title.
    if (!root || isFirst || isElsewhere(root, before, lastUsed.root())) return;
    titleOf(root)?.focus({ preventScroll });
  }, [before, isFirst, preventScroll, lastUsed]);
  // As a layout effect it ends before the screen's own elements go.
  useLayoutEffect(() => {
    const root = rootOf(marker.current);
    return root ? keepFocus(root) : undefined;
  }, []);
  return <span ref={marker} hidden />;
}

function rootOf(marker: HTMLElement | null): HTMLElement | null {
  return marker?.closest<HTMLElement>('.vp-root') ?? null;
}

/**
 * Whether another portal is in use, somebody types in the host, or has gone to a control of it while
 * the screen was on its way.
 */
function isElsewhere(
  root: HTMLElement,
  before: Element | null,
  lastUsed: HTMLElement | undefined,
): boolean {
  const { activeElement } = document;
  const own = holderOf(root);
  if (own.contains(activeElement)) return false;
  const other = lastUsed?.isConnected && lastUsed !== root ? holderOf(lastUsed) : null;
  if (!activeElement || activeElement.contains(own)) return other !== null;
  if (other?.contains(activeElement)) return true;
  return activeElement !== before || activeElement.matches(TYPED_INTO);
}

/** A link or a button of the host may have led here; nobody leaves one of these by typing. */
const TYPED_INTO = 'input, textarea, select, iframe, [contenteditable]';

/** Of a portal behind a shadow root the page knows only what holds it. */
function holderOf(root: HTMLElement): Element {
  const tree = root.getRootNode();
  return tree instanceof ShadowRoot ? tree.host : root;
}
