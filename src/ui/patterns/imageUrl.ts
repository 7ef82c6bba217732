import { atom } from 'jotai';
import { endpoints } from '../../core/api/endpoints';
import { toText } from '../../core/format/wireValues';
import { hostAtom } from '../../core/state/services';

export interface ImageRules {
  /** Absolute URL without a trailing slash. */
  host: string;
  /** The base of relative paths; by default the host. */
  assetsBase?: string | undefined;
  /** Other allowed origins; by default all origins. */
  imageOrigins?: readonly string[] | undefined;
}

const LONGEST = 2_048;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
// The URL parser silently removes or rewrites these characters.
const HIDDEN = /[\\\p{Cc}]/u;
const ENCODED_SEPARATOR = /%(2f|5c|00)/i;
const CALLS = new Set<string>(Object.values(endpoints).map(({ path }) => path));

/**
 * The URL of a picture, or `null` if the page must not request it. It refuses other schemes, credentials, paths outside
 * of the assets, and API calls, which an `<img>` would send with cookies (T3, b84).
 */
export function imageUrl(
  value: unknown,
  rules: ImageRules,
  pageUrl: string = window.location.href,
): string | null {
  const path = toText(value).trim();
  if (path === '' || path.length > LONGEST || HIDDEN.test(path)) return null;
  const base = resolveBase(rules, pageUrl);
  if (!base) return null;
  const url = SCHEME.test(path) ? parse(path) : relativeUrl(path, base);
  return url && isAllowed(url, base, rules, pageUrl) ? url.href : null;
}

function resolveBase({ host, assetsBase }: ImageRules, pageUrl: string): URL | null {
  return parse(`${(assetsBase ?? host).replace(/\/+$/, '')}/`, pageUrl);
}

function relativeUrl(path: string, base: URL): URL | null {
  if (path.startsWith('//') || ENCODED_SEPARATOR.test(path)) return null;
  const url = parse(path.replace(/^\//, './'), base.href);
  return url?.href.startsWith(base.href) ? url : null;
}

function isAllowed(url: URL, base: URL, rules: ImageRules, pageUrl: string): boolean {
  if (url.username || url.password || isCall(url, rules, pageUrl)) return false;
  const isPlain = url.protocol === 'http:' && new URL(pageUrl).protocol === 'http:';
  if (url.protocol !== 'https:' && !isPlain) return false;
  const { imageOrigins } = rules;
  const ownOrigins = [base.origin, parse(rules.host, pageUrl)?.origin];
  return !imageOrigins || ownOrigins.includes(url.origin) || imageOrigins.includes(url.origin);
}

function isCall(url: URL, { host }: ImageRules, pageUrl: string): boolean {
  const api = parse(host, pageUrl);
  if (!api || url.origin !== api.origin) return false;
  const prefix = api.pathname.replace(/\/+$/, '');
  const path = plain(url.pathname);
  return path.startsWith(`${plain(prefix)}/`) && CALLS.has(path.slice(prefix.length));
}

/** Normalizes a path, because some servers ignore case and trailing slashes. */
function plain(pathname: string): string {
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

function parse(url: string, base?: string): URL | null {
  return URL.canParse(url, base) ? new URL(url, base) : null;
}

/** The props that allow sources of images. */
export const imageSourcesAtom = atom<Omit<ImageRules, 'host'>>({});

export const imageUrlAtom = atom((get) => {
  const rules = { ...get(imageSourcesAtom), host: get(hostAtom) };
  return (value: unknown) => imageUrl(value, rules);
});
