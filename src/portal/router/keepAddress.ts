import type { LeaveGuard } from '../../core/navigation/leaveGuard';
import type { Address } from './address';
import { tellHostRouter } from './tellHostRouter';

interface Spot {
  pathname: string;
  search: string;
}

interface Place extends Spot {
  isOurs: boolean;
  /** Which entry of the tab's history this is, where the browser or a router tells. */
  position: number | undefined;
  entry: { state: unknown; href: string };
}

/** What we read of the Navigation API's event. */
interface NavigateEvent extends Event {
  navigationType: string;
  destination: { url: string; index: number; sameDocument: boolean };
}

export interface AddressKeeper {
  /** Whether somebody else has just taken the address off a form with unsaved changes. */
  isAway(): boolean;
  /** Called on every change of the address: remembers it, or brings it back and asks. */
  onChange(): void;
  watch(): () => void;
}

/**
 * Holds the address at a form with unsaved changes. Back and Forward are cancelled where the browser
 * lets us, and nobody on the page hears of them. Elsewhere they have happened when they are heard
 * of, so the way back is walked before the question is asked.
 */
export function keepAddress(page: Window, address: Address, guard: LeaveGuard): AddressKeeper {
  let home = readPlace(page, address);
  let isReturning = false;

  const here = () => readPlace(page, address);
  const isLeft = (next: Spot) => guard.isDirty() && home.isOurs && !isSamePlace(home, next);
  const isAway = () => isLeft(here());

  function onNavigate(event: Event) {
    const { cancelable, navigationType, destination } = event as NavigateEvent;
    if (!cancelable || navigationType !== 'traverse' || !destination.sameDocument) return;
    const steps = destination.index - (here().position ?? 0);
    if (!isLeft(address.read(new URL(destination.url)))) return;
    event.preventDefault();
    guard.leave(() => page.history.go(steps));
  }

  function bringBack(isSilent: boolean) {
    const away = here();
    const steps = (away.position ?? 0) - (home.position ?? 0);
    const isCounted = away.position !== undefined && home.position !== undefined && steps !== 0;
    if (isCounted) {
      isReturning = isSilent;
      page.history.go(-steps);
    } else {
      page.history.pushState(home.entry.state, '', home.entry.href);
      if (!isSilent) tellHostRouter(page);
    }
    guard.leave(() => page.history.go(isCounted ? steps : -1));
  }

  // Listeners that came before this one hear of both ways, those that come after it of neither.
  function onPop(event: PopStateEvent) {
    const isBack = isReturning && !isAway();
    isReturning = false;
    if (!isBack && !isAway()) return;
    event.stopImmediatePropagation();
    if (!isBack) bringBack(true);
  }

  return {
    isAway,
    onChange() {
      if (!isAway()) home = here();
      // A host that leaves the mount takes the portal with it: it was told by `onUnsavedChanges`.
      else if (here().isOurs) bringBack(false);
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

function readPlace(page: Window, address: Address): Place {
  const { pathname, search } = address.read(page.location);
  const isOurs = address.isOurs(page.location);
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

function isSamePlace(a: Spot, b: Spot): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}
