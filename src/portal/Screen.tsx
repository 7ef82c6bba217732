import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyModule } from '../core/async/lazyModule';
import { whenIdle } from '../core/async/whenIdle';
import { useIsCutOff } from '../core/connection/state';
import { useText } from '../core/messages/useText';
import { hasScreenAtom, insteadAtom } from '../core/navigation/screens';
import { isScreenShownAtom } from '../core/state/firstPaint';
import { useLoaded } from '../ui/patterns/lazyPage';
import { Text } from '../ui/primitives/layout/Layout';
import { PortalBoundary } from './boundaries/PortalBoundary';
import { CenteredPanel } from './layout/CenteredPanel';
import { useScrollPosition } from './layout/scrollPosition';
import messages from './messages.en.json';
import { LoadingPage } from './pages/LoadingPage';
import { usePortalProps } from './portalProps';
import { screenTitleAtom, type TitleText, useTitleText } from './title/DocumentTitle';

interface ScreenProps {
  title: TitleText;
  /** False until the content of the host is rendered; the focus then moves to its title. */
  isShown?: boolean;
  children: ReactNode;
}

/** A screen that the marketplace has turned off redirects to the start screen (X3); one without its capability, up. */
export function Screen(props: ScreenProps) {
  const has = useAtomValue(hasScreenAtom);
  const instead = useAtomValue(insteadAtom);
  const { pathname } = useLocation();
  return has(pathname) ? <ShownScreen {...props} /> : <Navigate to={instead(pathname)} replace />;
}

function ShownScreen({ title, isShown = true, children }: ScreenProps) {
  const titleText = useTitleText();
  const { pathname } = useLocation();
  const { callbacks } = usePortalProps();
  const name = titleText(title);
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
              key={`${pathname} ${isLoaded} ${isShown}`}
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

/** True until the first navigation after the start. */
const arrivalAtom = atom(() => {
  let first: string | undefined;
  let hasNavigated = false;
  return (pathname: string) => {
    first ??= pathname;
    hasNavigated ||= pathname !== first;
    return !hasNavigated;
  };
});

/** The portal root on this page that had the focus last; a WeakRef, so that the root can be garbage-collected. */
const lastUsedAtom = atom(() => {
  let last: WeakRef<HTMLElement> | undefined;
  const onFocus = (event: FocusEvent) => {
    const root = event.composedPath().find(isRoot);
    if (root) last = new WeakRef(root);
  };
  return {
    root: () => last?.deref(),
    watch() {
      document.addEventListener('focusin', onFocus, true);
      return () => document.removeEventListener('focusin', onFocus, true);
    },
  };
});

function isRoot(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('.vp-root');
}

/** The focused element when the navigation to this screen started. */
function useFocusBefore(pathname: string): Element | null {
  const read = () => ({ pathname, element: document.activeElement });
  const [start, setStart] = useState(read);
  if (start.pathname !== pathname) setStart(read);
  return start.element;
}

interface ScreenFocusProps {
  before: Element | null;
  isArrival: boolean;
}

/** Focuses the new title after a navigation, and moves the focus when the focused element is removed. */
function ScreenFocus({ before, isArrival }: ScreenFocusProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const position = useScrollPosition();
  const lastUsed = useAtomValue(lastUsedAtom);
  const setShown = useSetAtom(isScreenShownAtom);
  useEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, [setShown]);
  // Read once at mount: a changed filter in the query must not move the focus.
  const [{ isFirst, preventScroll }] = useState(() => ({
    isFirst: isArrival,
    preventScroll: position.find() > 0,
  }));
  useEffect(() => {
    const root = rootOf(marker.current);
    if (!root || isElsewhere(root, before, lastUsed.root())) return;
    // A link that was used before the first screen was shown is treated as a navigation.
    if (isFirst && !hostOf(root).contains(before)) return;
    // Do not scroll, because the restored scroll position may be far below the title.
    titleOf(root)?.focus({ preventScroll });
  }, [before, isFirst, preventScroll, lastUsed]);
  // A layout effect, so that its cleanup runs before the elements of the screen are removed.
  useLayoutEffect(() => {
    const root = rootOf(marker.current);
    if (!root) return;
    const loaded = focusCode.loaded();
    if (loaded) return loaded.restoreFocus(root, titleOf);
    let end: (() => void) | undefined;
    const load = ({ target }: Partial<FocusEvent>) => {
      // The title gets the focus after each navigation, and is not removed.
      if (target === titleOf(root)) return;
      void focusCode.load().then(
        ({ restoreFocus }) => (end ??= restoreFocus(root, titleOf)),
        () => {},
      );
    };
    const cancel = whenIdle(() => load({}));
    root.addEventListener('focusin', load);
    return () => {
      cancel();
      root.removeEventListener('focusin', load);
      end?.();
      end = () => {};
    };
  }, []);
  return <span ref={marker} hidden />;
}

/** Loaded when a control gets the focus, which it can lose only then, or once the screen is idle. */
const focusCode = lazyModule(() => import('./restoreFocus'));

/** The title of the screen, which gets the focus after a navigation. */
function titleOf(root: HTMLElement): HTMLElement | null {
  return root.querySelector('[data-vp-part="page-title"]');
}

function rootOf(marker: HTMLElement | null): HTMLElement | null {
  return marker?.closest<HTMLElement>('.vp-root') ?? null;
}

/** True while another portal or a control of the host is in use, which keeps the focus. */
function isElsewhere(
  root: HTMLElement,
  before: Element | null,
  lastUsed: HTMLElement | undefined,
): boolean {
  const { activeElement } = document;
  const portalHost = hostOf(root);
  if (portalHost.contains(activeElement)) return false;
  const other = lastUsed?.isConnected && lastUsed !== root ? hostOf(lastUsed) : null;
  if (!activeElement || activeElement.contains(portalHost)) return other !== null;
  if (other?.contains(activeElement)) return true;
  return activeElement !== before || activeElement.matches(TYPING_CONTROLS);
}

/** Controls that a user types in; links and buttons are not among them, because one may have started the navigation. */
const TYPING_CONTROLS = 'input, textarea, select, iframe, [contenteditable]';

/** For the page, the focused element in a shadow root is its host element. */
function hostOf(root: HTMLElement): Element {
  const tree = root.getRootNode();
  return tree instanceof ShadowRoot ? tree.host : root;
}

/** Shown while the device is offline and the code of a screen is not loaded. */
function OfflinePage() {
  const text = useText(messages);
  return (
    <CenteredPanel title={text('offlineTitle')}>
      <Text tone="textMuted">{text('offlineText')}</Text>
    </CenteredPanel>
  );
}
