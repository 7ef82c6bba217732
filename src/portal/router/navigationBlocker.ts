import type { LeaveGuard } from '../../core/navigation/leaveGuard';
import { notifyHostRouter } from './hostRouters';
import type { UrlFormat } from './urlFormat';

interface UrlPath {
  pathname: string;
  search: string;
}

interface Entry extends UrlPath {
  isOurs: boolean;
  /** The index of the history entry, from the Navigation API or the router state. */
  position: number | undefined;
  entry: { state: unknown; href: string };
}

/** The properties of the Navigation API's event that are used. */
interface NavigateEvent extends Event {
  navigationType: string;
  destination: { url: string; index: number; sameDocument: boolean };
}

export interface NavigationBlocker {
  /** True when the URL has left a form with unsaved changes. */
  isAway(): boolean;
  /** To be called on every URL change: saves the URL, or restores the previous one and asks. */
  onChange(): void;
  watch(): () => void;
}

/**
 * Blocks navigation away from a form with unsaved changes. Back and Forward are cancelled where the Navigation API
 * allows it. In other browsers the navigation has already happened, so the previous entry is restored first.
 */
export function createNavigationBlocker(
  page: Window,
  format: UrlFormat,
  guard: LeaveGuard,
): NavigationBlocker {
  let last = readEntry(page, format);
  let isReturning = false;

  const here = () => readEntry(page, format);
  const isLeft = (next: UrlPath) => guard.isDirty() && last.isOurs && !isSamePath(last, next);
  const isAway = () => isLeft(here());

  function onNavigate(event: Event) {
    const { cancelable, navigationType, destination } = event as NavigateEvent;
    if (!cancelable || navigationType !== 'traverse' || !destination.sameDocument) return;
    const steps = destination.index - (here().position ?? 0);
    if (!isLeft(format.read(new URL(destination.url)))) return;
    event.preventDefault();
    guard.leave(() => page.history.go(steps));
  }

  function restore(isHidden: boolean) {
    const away = here();
    const steps = (away.position ?? 0) - (last.position ?? 0);
    const isCounted = away.position !== undefined && last.position !== undefined && steps !== 0;
    if (isCounted) {
      isReturning = isHidden;
      page.history.go(-steps);
    } else {
      page.history.pushState(last.entry.state, '', last.entry.href);
      if (!isHidden) notifyHostRouter(page);
    }
    guard.leave(() => page.history.go(isCounted ? steps : -1));
  }

  // Listeners added before this one see both popstate events; later ones see neither.
  function onPop(event: PopStateEvent) {
    const isBack = isReturning && !isAway();
    isReturning = false;
    if (!isBack && !isAway()) return;
    event.stopImmediatePropagation();
    if (!isBack) restore(true);
  }

  return {
    isAway,
    onChange() {
      if (!isAway()) last = here();
      // A host that leaves `basename` unmounts the portal; `onUnsavedChanges` lets it ask first.
      else if (here().isOurs) restore(false);
    },
    watch() {
      const { navigation } = page as { navigation?: EventTarget };
      navigation?.addEventListener('navigate', onNavigate);
      page.addEventListener('popstate', onPop, { capture: true });
      return () => {
        navigation?.removeEventListener('navigate', onNavigate);
        page.removeEventListener('popstate', onPop, { capture: true });
      };
    },
  };
}

function readEntry(page: Window, format: UrlFormat): Entry {
  const { pathname, search } = format.read(page.location);
  const isOurs = format.isOurs(page.location);
  const state: unknown = page.history.state;
  const entry = { state, href: page.location.href };
  return { pathname, search, isOurs, position: readPosition(page, state), entry };
}

function readPosition(page: Window, state: unknown): number | undefined {
  const { navigation } = page as { navigation?: { currentEntry?: { index: number } | null } };
  if (navigation?.currentEntry) return navigation.currentEntry.index;
  const idx = (state as { idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : undefined;
}

function isSamePath(a: UrlPath, b: UrlPath): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}
