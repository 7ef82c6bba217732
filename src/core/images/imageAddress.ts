import { endpoints } from '../api/endpoints';
import { text } from '../format/wireValues';

/** Where pictures may come from. @internal */
export interface ImageRules {
  /** The marketplace: an absolute address without a trailing slash. */
  host: string;
  /** Where relative paths live; absent: the host. */
  assetsBase?: string | undefined;
  /** Beside those two, the only origins allowed; absent: any. */
  imageOrigins?: readonly string[] | undefined;
}

const LONGEST = 2_048;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
// The parser drops or rewrites these in silence, so the address would not be what was read.
const HIDDEN = /[\\\p{Cc}]/u;
const ENCODED_SEPARATOR = /%(2f|5c|00)/i;
const CALLS = new Set<string>(Object.values(endpoints).map(({ path }) => path));

/**
 * The address of a picture that the server named, or `null` for one that the page must not ask for:
 * no script, no file, nobody's password, no way out of the asset folder, and none of the calls,
 * which an `<img>` would make with the page's cookies (safety T3, decision b84).
 *
 * @internal
 */
export function imageAddress(
  value: unknown,
  rules: ImageRules,
  pageUrl: string = window.location.href,
): string | null {
  const path = text(value).trim();
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
  const own = [base.origin, parse(rules.host, pageUrl)?.origin];
  return !imageOrigins || own.includes(url.origin) || imageOrigins.includes(url.origin);
}

function isCall(url: URL, { host }: ImageRules, pageUrl: string): boolean {
  const api = parse(host, pageUrl);
  if (!api || url.origin !== api.origin) return false;
  const prefix = api.pathname.replace(/\/+$/, '');
  const path = plain(url.pathname);
  return path.startsWith(`${plain(prefix)}/`) && CALLS.has(path.slice(prefix.length));
}

/** Servers mind neither case nor a slash at the end, so neither does this. */
function plain(pathname: string): string {
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

function parse(address: string, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}
