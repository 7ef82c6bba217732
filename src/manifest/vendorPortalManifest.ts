/** An icon of an installed page. @public */
export interface ManifestIcon {
  src: string;
  /** Width and height in pixels, such as `'192x192'`. */
  sizes: string;
  /** @defaultValue `'image/png'` */
  type?: string;
  /**
   * `'maskable'` for an icon that the device may cut to a circle.
   *
   * @defaultValue `'any'`
   */
  purpose?: 'any' | 'maskable' | 'monochrome';
}

/** CSS colours of an installed page. @public */
export interface ManifestColours {
  /** The bar of the window. */
  theme: string;
  /** The screen while the page starts. */
  background: string;
}

/** Options of {@link vendorPortalManifest}. @public */
export interface ManifestOptions {
  /** The name in the list of apps. */
  name: string;
  /**
   * The name under the icon; about 12 characters are shown.
   *
   * @defaultValue `name`
   */
  shortName?: string;
  /** Browsers require one icon of 192×192 and one of 512×512 pixels. */
  icons: readonly ManifestIcon[];
  colours: ManifestColours;
  /**
   * The `basename` of the portal. Links to other paths open in the browser.
   *
   * @defaultValue `'/'`
   */
  basename?: string;
  /** Language of the names, such as `'en-IN'`. */
  lang?: string;
}

/** A web app manifest, as JSON. @public */
export interface WebAppManifest {
  id: string;
  name: string;
  short_name: string;
  start_url: string;
  scope: string;
  display: 'standalone';
  theme_color: string;
  background_color: string;
  icons: readonly ManifestIcon[];
  lang?: string;
}

const NEEDED = ['192x192', '512x512'];

/**
 * The web app manifest of a page that shows the portal, so that vendors can install it. It runs on a server too. Serve
 * the result as JSON with the type `application/manifest+json`, and link it from the page; see `docs/installing.md`.
 *
 * Throws a `TypeError` if an icon of 192×192 or 512×512 pixels is missing, because browsers then do not offer to install
 * the page.
 *
 * @example
 * ```ts
 * const manifest = vendorPortalManifest({
 *   name: 'Market for restaurants',
 *   icons: [
 *     { src: '/icon-192.png', sizes: '192x192' },
 *     { src: '/icon-512.png', sizes: '512x512' },
 *   ],
 *   colours: { theme: '#0a7a4b', background: '#ffffff' },
 *   basename: '/partner',
 * });
 * ```
 * @public
 */
export function vendorPortalManifest(options: ManifestOptions): WebAppManifest {
  const { name, shortName = name, icons, colours, basename = '/', lang } = options;
  const sizes = icons.flatMap((icon) => (isPlain(icon) ? icon.sizes.split(' ') : []));
  const missing = NEEDED.filter((size) => !sizes.includes(size));
  if (missing.length > 0)
    throw new TypeError(`There is no icon of ${missing.join(' and ')} pixels`);
  const home = basename.endsWith('/') ? basename : `${basename}/`;
  return {
    id: home,
    name,
    short_name: shortName,
    start_url: home,
    scope: home,
    display: 'standalone',
    theme_color: colours.theme,
    background_color: colours.background,
    icons: icons.map((icon) => ({ type: 'image/png', ...icon })),
    ...(lang === undefined ? {} : { lang }),
  };
}

/** Only an icon for any purpose counts for the installation. */
function isPlain({ purpose = 'any' }: ManifestIcon): boolean {
  return purpose === 'any';
}
