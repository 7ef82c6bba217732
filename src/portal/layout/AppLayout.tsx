import { useAtomValue } from 'jotai';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { focusedBeside } from '../../core/dom/focusedBeside';
import { createSizeObserver } from '../../core/dom/sizeObserver';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import { onlyPathAtom } from '../../core/navigation/screens';
import { alertsAtom } from '../../core/push/alerts';
import { LiveOrders, OrderAlarm } from '../../features/orders/public';
import { Printing } from '../../features/printing/public';
import { StockHost } from '../../features/stock/public';
import { LazyPart } from '../../ui/patterns/LazyPart';
import { lazyPage } from '../../ui/patterns/lazyPage';
import { hasFootAtom } from '../../ui/primitives/layout/ScreenLayout';
import { isImmersiveAtom } from '../../ui/theme/immersive';
import { box, color } from '../../ui/theme/theme';
import { PermissionGuard } from '../guards/PermissionGuard';
import messages from '../messages.en.json';
import { usePortalProps } from '../portalProps';
import { ConnectionBar } from './ConnectionBar';
import { Footer } from './footer/Footer';
import { Header } from './Header';
import { BottomBar } from './navigation/BottomBar';
import { navigationRows } from './navigation/navigationStyles';
import { Rail } from './navigation/Rail';
import { Sidebar } from './navigation/Sidebar';
import { SkipLink } from './ScreenFrame';
import { useScreenScroll } from './useScreenScroll';

const AlertsCard = lazyPage<'AlertsCard', object>(
  () => import('../../features/alerts/public'),
  'AlertsCard',
);
const Drawer = lazyPage(() => import('./navigation/Drawer'), 'Drawer');

const Scroller = styled.div`
  /* Contains the visually hidden elements, so that they scroll with the content. */
  position: relative;
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  & > main {
    flex: 1 0 auto;
    outline: none;
  }
  &[data-immersive] {
    & > :not(main),
    & > main > :not([data-vp-part='immersive']) {
      display: none;
    }
    & > main {
      display: grid;
      grid-template-rows: minmax(0, 1fr);
      /* The screen has its own height, for a host page that gives the portal none. */
      flex: 1 1 auto;
      min-block-size: 0;
    }
  }
  /* When printed, a scroll container would be cut off at its height. */
  @media print {
    display: block;
    overflow: visible;
  }
`;

const Column = styled.div`
  display: grid;
  /* The first row is that of a toast while the header is scrolled away. */
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  block-size: 100%;
  min-block-size: 0;
  & > ${Scroller} {
    grid-row: 2;
  }
  & > ${Scroller} ~ * {
    grid-row: 3;
  }
  /* A control that gets the focus is scrolled above the foot. */
  &[data-foot] > ${Scroller} {
    scroll-padding-block-end: 96px;
  }
  &[data-immersive] > :not(${Scroller}) {
    display: none;
  }
  @media print {
    display: block;
    block-size: auto;
    & > :not(${Scroller}) {
      display: none;
    }
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  block-size: 100%;
  ${box.narrow} {
    /* The bar below it has the safe area. */
    & > ${Column} {
      --vp-safe-area: 0px;
    }
  }
  ${box.medium} {
    grid-template: minmax(0, 1fr) / 72px minmax(0, 1fr);
  }
  ${box.wide} {
    grid-template: minmax(0, 1fr) / 248px minmax(0, 1fr);
  }
  & > aside {
    display: none;
    overflow-y: auto;
    border-inline-end: 1px solid ${color.border};
  }
  ${box.medium} {
    & > [data-in='medium'] {
      display: block;
    }
  }
  ${box.wide} {
    & > [data-in='wide'] {
      display: block;
    }
  }
  ${navigationRows}
  &[data-immersive] {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    & > :not(${Column}) {
      display: none;
    }
  }
  @media print {
    display: block;
    & > :not(${Column}),
    & > aside[data-in] {
      display: none;
    }
  }
`;

const Bars = styled.div`
  & > :last-child {
    padding-block-end: var(--vp-safe-area, env(safe-area-inset-bottom, 0px));
  }
`;

/** Screens that offer alerts. */
const WITH_ALERTS: readonly string[] = [paths.dashboard, paths.orders];

/** The signed-in layout: sidebar, rail or drawer, depending on the width of the portal. */
export function AppLayout() {
  const { layout } = usePortalProps();
  const isPart = useAtomValue(onlyPathAtom) !== null;
  return layout === 'content' || isPart ? <Content /> : <Full />;
}

function Full() {
  const text = useText(messages);
  const main = useRef<HTMLElement>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const openDrawer = () => setDrawerOpen(true);
  const isImmersive = useAtomValue(isImmersiveAtom);
  return (
    <Frame data-immersive={isImmersive || undefined}>
      <SkipLink onSkip={() => main.current?.focus()} />
      <aside data-in="medium">
        <Rail onOpenMenu={openDrawer} />
      </aside>
      <aside data-in="wide">
        <Sidebar label={text('mainMenu')} />
      </aside>
      <Content mainRef={main} />
      <BottomBar onOpenMenu={openDrawer} />
      <LazyPart isShown={isDrawerOpen}>
        <Drawer onClose={() => setDrawerOpen(false)} />
      </LazyPart>
    </Frame>
  );
}

interface ContentProps {
  mainRef?: RefObject<HTMLElement | null>;
}

function Content({ mainRef }: ContentProps) {
  const { pathname } = useLocation();
  const scroller = useScreenScroll();
  useFieldInView(scroller);
  const isImmersive = useAtomValue(isImmersiveAtom);
  const hasAlerts = useAtomValue(alertsAtom) !== null;
  const isPart = useAtomValue(onlyPathAtom) !== null;
  return (
    <ColumnFrame>
      <Scroller ref={scroller} data-immersive={isImmersive || undefined}>
        <Header />
        <main ref={mainRef} tabIndex={-1}>
          {hasAlerts && WITH_ALERTS.includes(pathname) && (
            <LazyPart isShown>
              <AlertsCard />
            </LazyPart>
          )}
          <LiveOrders />
          <StockHost />
          <Printing />
          <PermissionGuard />
        </main>
        {!isPart && <Footer />}
      </Scroller>
      <Bars>
        <OrderAlarm />
        <ConnectionBar />
      </Bars>
    </ColumnFrame>
  );
}

/** Changes its attributes without rendering the screen. Rules with `:has` would restyle it after each change. */
function ColumnFrame({ children }: { children: ReactNode }) {
  const isImmersive = useAtomValue(isImmersiveAtom);
  const hasFoot = useAtomValue(hasFootAtom);
  return (
    <Column data-immersive={isImmersive || undefined} data-foot={hasFoot || undefined}>
      {children}
    </Column>
  );
}

const FIELDS = 'input, select, textarea, [contenteditable]';

/** Keeps the focused field visible when a bar below the scroller takes some of its height. */
function useFieldInView(scrollerRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const observer = createSizeObserver(() => {
      const field = focusedBeside(scroller);
      if (field?.matches(FIELDS) && scroller.contains(field)) {
        field.scrollIntoView({ block: 'nearest' });
      }
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scrollerRef]);
}
