import type { ScreenName } from '../contracts';

const VIEWS = ['kitchen', 'ready'] as const;

/** The views of the orders that fill the whole portal. Each can be turned off by its name. */
export type OrderView = (typeof VIEWS)[number];

/** The parameter with the view, so that a device opens it directly and Back leaves it. */
export const VIEW = 'view';

/** The view in the query of the orders; `null` for the board. */
export function orderViewOf(search: URLSearchParams, off: readonly ScreenName[]): OrderView | null {
  const named = search.get(VIEW);
  return VIEWS.find((view) => view === named && !off.includes(view)) ?? null;
}
