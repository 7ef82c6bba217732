import { SCREEN_IDS, SCREENS, type ScreenId, screenPattern } from './screenTable';

type Path<Id extends ScreenId> = (typeof SCREENS)[Id][0];

/** The paths of all screens; with a parameter, a function. Links and redirects use only these, never server data. */
export const paths = Object.fromEntries(
  Object.entries(SCREENS).map(([id, [path]]) => [
    id,
    path.includes(':') ? (param: string) => path.replace(/:\w+/, encodeURIComponent(param)) : path,
  ]),
) as {
  readonly [Id in ScreenId]: Path<Id> extends `${string}:${string}`
    ? (param: string) => string
    : Path<Id>;
};

/** Normalizes a path for comparison, because the router ignores case and escapes. @internal */
export function normalizePath(pathname: string): string {
  try {
    return decodeURI(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}

/** Made once, because the menu asks for each of its rows. */
const PATTERNS = /* @__PURE__ */ SCREEN_IDS.map((id) => [id, screenPattern(id, '/')] as const);

/** The ids of the screens at a path and at the paths above it, which come first. */
export function screensAt(pathname: string): ScreenId[] {
  const path = `${normalizePath(pathname)}/`;
  return PATTERNS.flatMap(([id, pattern]) => (pattern.test(path) ? id : []));
}
