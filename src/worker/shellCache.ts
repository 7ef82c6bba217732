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
  return {
    findPage: async () => (await open()).match(PAGE),
    async storePage(page: Response): Promise<void> {
      if (!isStorable(page) || page.redirected || !typeOf(page).includes('text/html')) return;
      const cache = await open();
      await cache.put(PAGE, page);
      const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== PAGE);
      // The oldest come first.
      for (const file of files.slice(0, -MOST_FILES)) await cache.delete(file, ANY_HEADERS);
    },
    findFile: async (url: string) => (await open()).match(url, ANY_HEADERS),
    /** Stores a script, a style sheet or a font, and nothing else. */
    async storeFile(url: string, file: Response): Promise<void> {
      if (!isStorable(file) || !FILE_TYPE.test(typeOf(file))) return;
      await (await open()).put(url, file);
    },
    delete: () => caches.delete(name),
  };
}

/** Whether a URL never gets other contents, such as a file with a hash in its name. */
export function isImmutable({ headers }: Response): boolean {
  return /\bimmutable\b/.test(headers.get('cache-control') ?? '');
}

/** An opaque answer, whose status is 0, may be an error. */
function isStorable({ status, headers }: Response): boolean {
  return status === 200 && !/\bno-store\b/.test(headers.get('cache-control') ?? '');
}

function typeOf({ headers }: Response): string {
  return headers.get('content-type') ?? '';
}
