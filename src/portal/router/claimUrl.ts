import { isUnder } from './portalHistory';

const CLAIMS = Symbol.for('vendor-portal.url-claims');

interface ClaimedHistory extends History {
  [CLAIMS]?: Set<{ basename: string }>;
}

export interface UrlClaim {
  /** False while another portal on the page has the same basename. */
  isGranted: boolean;
  release(): void;
}

/** One portal owns the URL: two route guards on one path would redirect each other forever. */
export function claimUrl({ history }: { history: ClaimedHistory }, basename: string): UrlClaim {
  // Stored on the history object, so that two copies of the package share the claims.
  const claims = (history[CLAIMS] ??= new Set());
  const claim = { basename };
  const isGranted = ![...claims].some((other) => other.basename === basename);
  claims.add(claim);
  return {
    isGranted,
    release() {
      claims.delete(claim);
      if (claims.size === 0) delete history[CLAIMS];
    },
  };
}

/** True when a portal on this page owns the path. */
export function isClaimed({ history }: { history: ClaimedHistory }, pathname: string): boolean {
  return [...(history[CLAIMS] ?? [])].some(({ basename }) => isUnder(basename, pathname));
}
