import type { ReactNode } from 'react';

/** A path, or a frame around its children. Parameters begin with `:`; `*` matches what no other path does. */
export interface RouteObject {
  path?: string;
  element?: ReactNode;
  children?: RouteObject[];
}

export type Params = Readonly<Record<string, string | undefined>>;

export interface RouteMatch {
  /** From the outermost frame to the route with the path. */
  routes: readonly RouteObject[];
  params: Params;
  /** The decoded path. */
  pathname: string;
}

/** The match with the most fixed segments; of two, the first. Ignores case, escapes and slashes at the end. */
export function bestMatch(routes: readonly RouteObject[], pathname: string): RouteMatch | null {
  const segments = decoded(pathname.replace(/\/+$/, '').split('/'));
  let best: RouteMatch | null = null;
  let bestScore = -2;
  const visit = (route: RouteObject, frames: readonly RouteObject[]) => {
    const branch = [...frames, route];
    for (const child of route.children ?? []) visit(child, branch);
    if (route.path === undefined) return;
    const params: Record<string, string> = {};
    const score = scoreOf(route.path, segments, params);
    if (score <= bestScore) return;
    bestScore = score;
    best = { routes: branch, params, pathname: segments.map(escapeSlash).join('/') || '/' };
  };
  for (const route of routes) visit(route, []);
  return best;
}

const NO_MATCH = -2;

/** The number of fixed segments, and the parameters. */
function scoreOf(
  path: string,
  segments: readonly string[],
  params: Record<string, string>,
): number {
  if (path === '*') return -1;
  const pattern = path.replace(/\/+$/, '').split('/');
  if (pattern.length !== segments.length) return NO_MATCH;
  let score = 0;
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment;
    else if (part.toLowerCase() === segment.toLowerCase()) score += 1;
    else return NO_MATCH;
  }
  return score;
}

function decoded(segments: readonly string[]): readonly string[] {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return segments;
  }
}

const escapeSlash = (segment: string) => segment.replaceAll('/', '%2F');
