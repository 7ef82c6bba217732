import type { TokenHeader } from '../../contracts';
import { ConfigFailure } from '../errors';
import { isReserved } from './reservedHeaders';

/** Puts a token into the header that the host has named. @throws ConfigFailure for a header of the browser */
export function tokenHeader({ header = 'Authorization', prefix = '' }: TokenHeader) {
  if (header.toLowerCase() !== 'authorization' && isReserved(header)) {
    throw new ConfigFailure(`The token cannot be in the header ${header}`);
  }
  return (token: string) => ({ [header]: prefix + token });
}
