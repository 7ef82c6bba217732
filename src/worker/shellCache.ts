/** More files than a page has in some releases. */
const MOST_FILES = 400;
/** The key of the page. Every path of the portal has the same page. */
const PAGE = '/vendor-portal-shell';
const FILE_TYPE = /javascript|css|font|wasm/;
/** A module script has an `Origin` header, and a copy of it has none. */
const ANY_HEADERS = { ignoreVary: true };

/** The stored files of the page below `scope`. */
export function createShellCache(scope: string) {
  const name = `vendor-portal-shell ${scope}`;
  const open = () => caches.open(name);
  const findFile = async (url: string) => (await open()).match(url, ANY_HEADERS);
  return {
    findPage: async () => (await open()).match(PAGE),
    /** Stores the page whose code was `loaded`, if all scripts and style sheets that it names are stored. */
    async storePage(page: Response, loaded: readonly string[]): Promise<void> {
      const isPage = isStorable(page) && !page.redirected && typeOf(page).includes('text/html');
      if (!isPage) return letGo(page);
      const html = await page.clone().text();
      const named = filesOf(html, scope);
      const isNamed = (url: string) => named.includes(url) || html.includes(new URL(url).pathname);
      const files = await Promise.all(named.map(findFile));
      // Another page, such as a sign-in of the host, names none of the code that runs.
      if (!loaded.some(isNamed) || files.includes(undefined)) return letGo(page);
      const cache = await open();
      await cache.put(PAGE, page);
      const needed = new Set([...named, ...loaded, new URL(PAGE, scope).href]);
      const stored = await cache.keys();
      // The oldest come first.
      const old = stored.slice(0, -MOST_FILES).filter(({ url }) => !needed.has(url));
      for (const file of old) await cache.delete(file, ANY_HEADERS);
    },
    findFile,
    /** Stores a script, a style sheet or a font, and nothing else. */
    async storeFile(url: string, file: Response): Promise<void> {
      const isFile = isStorable(file) && FILE_TYPE.test(typeOf(file));
      // A private file may have data of a session.
      if (!isFile || /\bprivate\b/.test(cacheControlOf(file))) return letGo(file);
      await (await open()).put(url, file);
    },
    delete: () => caches.delete(name),
  };
}

/** Whether a URL never gets other contents, such as a file with a hash in its name. */
export function isImmutable(file: Response): boolean {
  return /\bimmutable\b/.test(cacheControlOf(file));
}

/** An opaque answer, whose status is 0, may be an error. */
function isStorable(answer: Response): boolean {
  return answer.status === 200 && !/\bno-store\b/.test(cacheControlOf(answer));
}

function cacheControlOf({ headers }: Response): string {
  return headers.get('cache-control') ?? '';
}

function typeOf({ headers }: Response): string {
  return headers.get('content-type') ?? '';
}

/** Ends the download of an answer that is not stored. */
async function letGo({ body }: Response): Promise<void> {
  await body?.cancel();
}

const TAG = /<(?:script|link)\b[^<>]*>/gi;
const SOURCE = /\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const SHEET = /\srel\s*=\s*["']?(?:stylesheet|modulepreload)\b/i;
const CORS = /\scrossorigin\b|\btype\s*=\s*["']?module\b|\bmodulepreload\b/i;

/** Removes the parts of a text that `begin` begins. */
function without(text: string, begin: RegExp, end: string): string {
  const [before = '', ...parts] = text.split(begin);
  const rest = parts.map((part) => {
    const at = part.toLowerCase().indexOf(end);
    return at < 0 ? '' : part.slice(at + end.length);
  });
  return before + rest.join('');
}

/**
 * The scripts and style sheets that a page names. Those of another origin that are loaded without CORS, such as an
 * analytics script, cannot be stored, and the portal has none.
 */
function filesOf(html: string, base: string): string[] {
  const used = without(without(html, /<!--/, '-->'), /<noscript\b/i, '</noscript>');
  const tags = used.match(TAG) ?? [];
  return tags.flatMap((tag) => {
    const [, ...quoted] = SOURCE.exec(tag) ?? [];
    const source = quoted.find(Boolean)?.replaceAll('&amp;', '&');
    const isScript = /^<script/i.test(tag) ? !/\snomodule\b/i.test(tag) : SHEET.test(tag);
    if (!source || !isScript || !URL.canParse(source, base)) return [];
    const { href, origin } = new URL(source, base);
    return origin === new URL(base).origin || CORS.test(tag) ? [href] : [];
  });
}
