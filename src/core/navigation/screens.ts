import { atom } from 'jotai';
import type { ScreenName } from '../contracts';
import { normalizePath, paths } from './paths';

/** The paths of each group of screens. All paths below them belong to the group too. */
const PATHS: Readonly<Record<ScreenName, readonly string[]>> = {
  dashboard: [paths.dashboard],
  orders: [paths.orders],
  // These two have no path of their own, because they are views of the orders.
  kitchen: [],
  ready: [],
  history: [paths.orderHistory],
  restaurant: [paths.restaurantProfile],
  ratings: [paths.rating],
  paymentLogs: [paths.paymentLogs],
  payouts: [paths.pendingPayouts],
  team: [paths.team],
  menu: [paths.foodMenu, paths.foodItems, paths.products],
  offers: [paths.offers],
  timings: [paths.timings],
  kyc: [paths.kycDocuments],
  account: [paths.manageProfile],
  insights: [paths.insights],
  legal: [paths.terms, paths.privacy, paths.openSource],
};

/** @internal */
export const SCREEN_NAMES = Object.keys(PATHS) as readonly ScreenName[];

/** The screens that the marketplace has turned off (X3). @internal */
export const screensOffAtom = atom<readonly ScreenName[]>([]);

/** Whether the marketplace has the screen at a path. A screen that is in no group always exists. @internal */
export const hasScreenAtom = atom((get) => {
  const off = get(screensOffAtom);
  return (pathname: string) => {
    const path = `${normalizePath(pathname)}/`;
    return !off.some((name) => PATHS[name].some((prefix) => path.startsWith(`${prefix}/`)));
  };
});

/**
 * The start of a portal that has only these screens; `null` if none of them has a path. The legal pages are on in any
 * case and are no start. @internal
 */
export function onlyPathOf(names: readonly ScreenName[]): string | null {
  const first = names.find((name) => name !== 'legal' && PATHS[name].length > 0);
  return (first && PATHS[first][0]) ?? null;
}

/** The start of a portal with `onlyScreens`, which has no menu; `null` without this prop. @internal */
export const onlyPathAtom = atom<string | null>(null);

/** The first screen of a signed-in vendor. @internal */
export const startPathAtom = atom((get) => {
  const isWithoutDashboard = get(screensOffAtom).includes('dashboard');
  return get(onlyPathAtom) ?? (isWithoutDashboard ? paths.orders : paths.dashboard);
});
