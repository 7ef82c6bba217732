import { useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../core/messages/useText';
import { useLoaded } from '../ui/patterns/lazyPage';
import { PortalBoundary } from './boundaries/PortalBoundary';
import messages from './messages.en.json';
import { LoadingPage } from './pages/LoadingPage';
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
  const isLoaded = useLoaded(children);
  const setTitle = useSetAtom(screenTitleAtom);
  useEffect(() => setTitle(name), [setTitle, name]);
  useEffect(
    () => callbacks.onNavigate({ path: pathname, title: name }),
    [callbacks, pathname, name],
  );
  return (
    <PortalBoundary onError={callbacks.onError} resetKey={pathname}>
      <Suspense fallback={<LoadingPage />}>
        {isLoaded ? (
          <>
            {children}
            <FocusTitle key={pathname} />
          </>
        ) : (
          <LoadingPage />
        )}
      </Suspense>
    </PortalBoundary>
  );
}

/** After a navigation the keyboard and the screen reader begin at the new title. */
function FocusTitle() {
  const marker = useRef<HTMLSpanElement>(null);
  const { key } = useLocation();
  // Kept from the mount: a filter in the query is no navigation and must not take the focus.
  const [isFirst] = useState(key === 'default');
  useEffect(() => {
    const screen = marker.current?.closest('main');
    if (!isFirst) screen?.querySelector<HTMLElement>('[data-vp-part="page-title"]')?.focus();
  }, [isFirst]);
  return <span ref={marker} hidden />;
}
