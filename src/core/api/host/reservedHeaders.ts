import type { TokenHeader } from '../../contracts';
import { ConfigFailure } from '../errors';

/** Header names that belong to the portal or the browser, in lower case. */
const RESERVED =
  /^(accept|accept-charset|accept-encoding|access-control-.+|authorization|connection|content-.+|cookie2?|date|dnt|expect|host|idempotency-key|keep-alive|origin|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|user-agent|via|x-http-method(-override)?|x-method-override|x-push-token)$/;

/** Whether a header belongs to the portal or the browser. */
export function isReserved(name: string): boolean {
  return RESERVED.test(name.toLowerCase());
}

/** Puts a token into the header that the host has named. @throws ConfigFailure for a header of the browser */
export function tokenHeader({ header = 'Authorization', prefix = '' }: TokenHeader) {
  if (header.toLowerCase() !== 'authorization' && isReserved(header)) {
    throw new ConfigFailure(`The token cannot be in the header ${header}`);
  }
  return (token: string) => ({ [header]: prefix + token });
}
