import type { PushMessage } from '../contracts';
import { record, safeId, text } from '../format/wireValues';
import { paths } from '../navigation/paths';

/** The longest title or text of a push message that is shown (safety T15). */
const TEXT_LIMIT = 200;
/** Controls, and what turns the direction of the text around it. */
const HIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;
const DETAIL = /^\/(?:orders\/view-order|outlet\/order-history\/view)\/([^/]+)$/;
const NOT_LINKED: readonly string[] = [paths.landing, paths.login, paths.register, paths.logout];

/** What of a push message may reach the vendor. @internal */
export interface Alert {
  title: string;
  body: string;
  /** Where a click leads, below the basename, or `null`. */
  path: string | null;
  /** The same for the same news, so that it is shown once. */
  tag: string;
}

/** Reads a push message that may hold anything. @internal */
export function toAlert(message: unknown, basename: string): Alert {
  const { title, body, data } = record(message) as PushMessage;
  const path = toPath(record(data), basename);
  const alert = { title: toLine(title), body: toLine(body), path };
  return { ...alert, tag: `vendor-portal ${path ?? `${alert.title} ${alert.body}`}` };
}

function toLine(value: unknown): string {
  // Cut before the pattern runs over it, and again by whole characters.
  const start = text(value).slice(0, 4 * TEXT_LIMIT);
  return [...start.replace(HIDDEN, ' ').trim()].slice(0, TEXT_LIMIT).join('');
}

/** The screen a message leads to: its `link`, else its order. */
function toPath(data: ReturnType<typeof record>, basename: string): string | null {
  const link = text(data.link);
  if (link) return toPortalPath(link, basename);
  const orderId = safeId(data.order_id);
  return orderId && paths.orderDetail(orderId);
}

/** A link as a path below the basename; `null` unless it is a screen of the portal. @internal */
export function toPortalPath(link: string, basename: string): string | null {
  const mount = basename === '/' ? '' : basename;
  if (!link.startsWith(`${mount}/`)) return null;
  const path = link.slice(mount.length);
  const isScreen = Object.values(paths).some((known) => known === path);
  if (isScreen) return NOT_LINKED.includes(path) ? null : path;
  return safeId(DETAIL.exec(path)?.[1]) ? path : null;
}
