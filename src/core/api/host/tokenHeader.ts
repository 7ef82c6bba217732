import type { TokenHeader } from '../../contracts/backend/backend';

const BEARER: TokenHeader = { prefix: 'Bearer ' };

/** The header with the token of the session: the bearer, or what a mapping asks for. */
export function tokenHeader(
  token: string,
  { header = 'Authorization', prefix = '' }: TokenHeader = BEARER,
): Record<string, string> {
  return { [header]: prefix + token };
}
