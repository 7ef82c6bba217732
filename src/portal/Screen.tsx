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
  const isCutOff = useIsCutOff();
  const isLoaded = useLoaded(children, !isCutOff);
  const waiting = isCutOff ? <OfflinePage /> : null;
  const shown = isLoaded ? children : waiting;
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
            <ScreenFocus key={`${pathname} ${isLoaded}`} />
          </>
        ) : (
          <LoadingPage />
        )}
      </Suspense>
    </PortalBoundary>
  );
}

/** Whether a screen of this portal has been shown yet. */
const arrivalAtom = atom(() => {
  let isOver = false;
  return { isOver: () => isOver, end: () => void (isOver = true) };
});

/** After a navigation the keyboard and the screen reader begin at the new title, and lose no place. */
function ScreenFocus() {
  const marker = useRef<HTMLSpanElement>(null);
  const arrival = useAtomValue(arrivalAtom);
  const place = useScreenPlace();
  // Kept from the mount: a filter in the query is no navigation and must not take the focus.
  const [{ isFirst, preventScroll }] = useState(() => ({
    isFirst: !arrival.isOver(),
    preventScroll: place.find() > 0,
  }));
  useEffect(() => {
    arrival.end();
    const screen = marker.current?.closest('main');
    // Who returns finds the screen as it was left, which may be far below its title.
    if (screen && !isFirst) titleOf(screen)?.focus({ preventScroll });
  }, [arrival, isFirst, preventScroll]);
  // As a layout effect it ends before the screen's own elements go.
  useLayoutEffect(() => {
    const screen = marker.current?.closest('main');
    return screen ? keepFocus(screen) : undefined;
  }, []);
  return <span ref={marker} hidden />;
}
