import { chunksOf } from './screenChunks';

/** The entry in the manifest of the standalone element. */
const ELEMENT = 'src/element/index.ts';

/**
 * The manifest that Vite writes with `build.manifest`.
 *
 * @public
 */
export type ViteManifest = Readonly<
  Record<
    string,
    {
      file: string;
      name?: string | undefined;
      imports?: readonly string[] | undefined;
    }
  >
>;

/**
 * The options of {@link preloadLinks} and {@link preloadTags}.
 *
 * @public
 */
export interface PreloadOptions {
  /** The path of the screen in the portal, without `basename`: `/orders`, not `/partner/orders`. */
  path: string;
  /** The manifest of your Vite build, or `vendor-portal/element/manifest.json` for the standalone element. */
  manifest: ViteManifest;
  /**
   * The URL or path at which the files are served.
   *
   * @defaultValue `'/'`
   */
  base?: string | undefined;
  /** The `host` prop. If it is a URL, there is also a link that connects to its origin. */
  host?: string | undefined;
  /**
   * The `credentials` of the `request` prop. A connection with cookies is separate from one without.
   *
   * @defaultValue `'same-origin'`
   */
  credentials?: RequestCredentials | undefined;
}

/**
 * The attributes of a `<link>`, as React and the DOM spell them.
 *
 * @public
 */
export interface PreloadLink {
  rel: 'modulepreload' | 'preconnect';
  href: string;
  crossOrigin?: 'anonymous' | 'use-credentials';
}

/**
 * The links with which the browser requests the scripts of a screen together with the page. They are the scripts for a
 * vendor who is signed in. Works on a server and in the browser.
 *
 * @example
 * ```ts
 * import { preloadLinks } from 'vendor-portal/preload';
 *
 * const manifest = { 'node_modules/vendor-portal/dist/orders-Ab3dE6gh.js': { file: 'assets/orders-4567.js' } };
 * preloadLinks({ path: '/orders', manifest, host: 'https://api.market.example' });
 * // [{ rel: 'preconnect', href: 'https://api.market.example', crossOrigin: 'anonymous' },
 * //  { rel: 'modulepreload', href: '/assets/orders-4567.js' }]
 * ```
 * @public
 */
export function preloadLinks(options: PreloadOptions): PreloadLink[] {
  const { path, manifest, base = '/', host, credentials } = options;
  const chunks = ['portal', ...chunksOf(path)];
  const files = filesOf(manifest, chunks);
  const prefix = base.endsWith('/') ? base : `${base}/`;
  const scripts = files.map((file) => ({ rel: 'modulepreload' as const, href: prefix + file }));
  return [...connectionTo(host, credentials), ...scripts];
}

/**
 * The links of `preloadLinks` as HTML, for the head of a page.
 *
 * @public
 */
export function preloadTags(options: PreloadOptions): string {
  return preloadLinks(options).map(toTag).join('\n');
}

function toTag({ rel, href, crossOrigin }: PreloadLink): string {
  const end = crossOrigin ? ` crossorigin="${crossOrigin}"` : '';
  return `<link rel="${rel}" href="${escapeAttribute(href)}"${end}>`;
}

function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** The files that contain the chunks, and the files that they import. */
function filesOf(manifest: ViteManifest, chunks: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const { file, imports = [] } = manifest[key] ?? {};
    if (!file || files.has(file)) return;
    files.add(file);
    imports.forEach(add);
  };
  const isElement = ELEMENT in manifest;
  for (const [key, { name }] of Object.entries(manifest)) {
    if (chunks.includes((isElement ? name : chunkIn(key)) ?? '')) add(key);
  }
  return [...files];
}

/** The name of a chunk of the package that a bundler of the host has processed. */
function chunkIn(key: string): string | undefined {
  return /(?:^|\/)vendor-portal\/dist\/([^/]+)-[\w-]{8}\.js$/.exec(key)?.[1];
}

function connectionTo(host = '', credentials: RequestCredentials = 'same-origin'): PreloadLink[] {
  if (!/^https?:\/\//i.test(host) || !URL.canParse(host)) return [];
  const crossOrigin = credentials === 'include' ? 'use-credentials' : 'anonymous';
  return [{ rel: 'preconnect', href: new URL(host).origin, crossOrigin }];
}
