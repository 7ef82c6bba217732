import { isUnder } from './portalHistory';

const CLAIMS = Symbol.for('vendor-portal.url-claims');

interface ClaimedHistory extends History {
  [CLAIMS]?: Set<{ basename: string }>;
}

export interface UrlClaim {
  /** False while an earlier portal of the page has the same basename. */
  isGranted: boolean;
  release(): void;
}

/**
 * The address bar can say where one portal is, not where two are: two guards of the same path,
 * one signed in and one not, would redirect each other for ever. The first to mount gets it.
 */
export function claimUrl({ history }: { history: ClaimedHistory }, basename: string): UrlClaim {
  // On the page's history object, not in this module: copies of the package share it.
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

/** Whether the address belongs to some portal of the page. */
export function isClaimed({ history }: { history: ClaimedHistory }, pathname: string): boolean {
  return [...(history[CLAIMS] ?? [])].some(({ basename }) => isUnder(basename, pathname));
}
