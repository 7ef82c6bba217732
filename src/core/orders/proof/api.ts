import type { ApiClient, CallOptions } from '../../api/types';
import type { NewProof, OrderProof } from './types';
import { fromProof, toSentProof } from './wire';

/** Stores a proof. To repeat it after a lost response, pass an equal proof and the same key. */
export async function sendProof(
  api: ApiClient,
  proof: NewProof,
  options: Pick<CallOptions, 'key' | 'signal' | 'isQuiet' | 'handles'>,
): Promise<OrderProof> {
  const call = { ...options, isRequired: true };
  return toSentProof(await api.one('orderProof', fromProof(proof), call));
}
