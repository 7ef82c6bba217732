import { isUnder } from './portalHistory';

const CLAIMS = Symbol.for('vendor-portal.url-claims');

interface Claim {
  basename: string;
  /** Claims of a copy of the package without this flag count as granted. */
  isGranted?: boolean;
}

interface ClaimedHistory extends History {
  [CLAIMS]?: Set<Claim>;
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
  // A refused claim does not count, so that the owner of the URL can renew its claim.
  const isGranted = ![...claims].some(
    (other) => other.basename === basename && other.isGranted !== false,
  );
  const claim = { basename, isGranted };
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
