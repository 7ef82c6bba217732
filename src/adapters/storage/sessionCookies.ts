import { shortHash } from '../../core/session/shortHash';
import { TOKEN_COOKIE } from './tokenCookie';

/** Distinguishes our token from a host cookie of the same name (c1). */
export const TOKEN_MARK = 'vendor_portal_token';

type ReadValues = (name: string) => string[];

export function isMarked(token: string, values: ReadValues): boolean {
  return values(TOKEN_MARK).includes(shortHash(token));
}

/** The value of a session key in the cookies, or `null`. */
export function readSessionCookie(key: string, values: ReadValues): string | null {
  if (key !== 'accessToken') return values(key)[0] ?? null;
  const tokens = values(TOKEN_COOKIE);
  // Without our mark the host may have set this cookie; the other session keys decide whether it is used.
  const hasMark = values(TOKEN_MARK).length > 0;
  return (hasMark ? tokens.find((token) => isMarked(token, values)) : tokens[0]) ?? null;
}
