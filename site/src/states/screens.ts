import { createTexts } from '../../../src/core/messages/messages';
import type { OrderView } from '../../../src/core/navigation/orderView';
import {
  SCREEN_IDS,
  SCREENS,
  type ScreenId,
  screenRow,
} from '../../../src/core/navigation/screenTable';
import orders from '../../../src/features/orders/messages.en.json';
import portal from '../../../src/portal/messages.en.json';
import type { RecordIds } from './records';

/** The name of the parameter in a path. */
type ParamOf<Path> = Path extends `${string}:${infer Name}`
  ? Name extends `${infer First}/${string}`
    ? First
    : Name
  : never;
export type Param = ParamOf<(typeof SCREENS)[ScreenId][0]>;

/** The views of the orders, which fill the portal and have no path of their own. */
const VIEWS = {
  kitchen: 'kitchenMode',
  ready: 'readyScreen',
} as const satisfies Record<OrderView, keyof typeof orders>;

/** Signing out is an act, and these need no session; every other screen is shown to a vendor. */
const SIGNS_OUT: ScreenId = 'logout';
const GUESTS: readonly ScreenId[] = ['landing', 'login', 'register'];

/** What a path needs besides its parameter. */
const QUERIES: Partial<Record<ScreenId, (ids: RecordIds) => string>> = {
  vendorKycDetail: () => '?type=bank',
  kycDocumentsDetail: () => '?type=bank',
  foodItemEdit: ({ itemId }) => `?itemId=${itemId}`,
};

export interface GalleryScreen {
  id: ScreenId | OrderView;
  title: string;
  /** The path as in the table of screens. */
  path: string;
  /** Who sees it: nobody who is signed in, a vendor before the approval, or a vendor. */
  user: 'guest' | 'applicant' | 'vendor';
  /** The path of an example. */
  pathOf: (ids: RecordIds) => string;
}

/** Every screen of the portal, in the order of its own table. A path without a title redirects. */
export const GALLERY_SCREENS: readonly GalleryScreen[] = SCREEN_IDS.flatMap((id) => {
  const [path, title] = screenRow(id);
  if (title === null || id === SIGNS_OUT) return [];
  const screen = {
    id,
    title: portalText(title),
    path,
    user: userOf(id, path),
    pathOf: example(id),
  };
  return id === 'orders' ? [screen, ...views()] : [screen];
});

function views(): GalleryScreen[] {
  const text = createTexts('en-IN').of(orders);
  return Object.entries(VIEWS).map(([view, title]) => {
    const path = `${SCREENS.orders[0]}?view=${view}`;
    return { id: view as OrderView, title: text(title), path, user: 'vendor', pathOf: () => path };
  });
}

function portalText(key: string): string {
  return createTexts('en-IN').of(portal)(key as keyof typeof portal);
}

function userOf(id: ScreenId, path: string): GalleryScreen['user'] {
  if (GUESTS.includes(id)) return 'guest';
  return /^\/(?:vendor-kyc|kyc-submitted)/.test(path) ? 'applicant' : 'vendor';
}

function example(id: ScreenId): GalleryScreen['pathOf'] {
  return (ids) =>
    SCREENS[id][0].replace(/:(\w+)/, (_, param: Param) => encodeURIComponent(ids[param])) +
    (QUERIES[id]?.(ids) ?? '');
}

export function findScreen(id: string | null): GalleryScreen {
  const found = GALLERY_SCREENS.find((screen) => screen.id === id);
  return found ?? (GALLERY_SCREENS.find((screen) => screen.id === 'orders') as GalleryScreen);
}
