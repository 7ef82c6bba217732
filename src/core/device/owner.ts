import { shortHash } from '../session/shortHash';
import type { SessionState } from '../session/types';

/** Names the data of a vendor in a restaurant of this host, and of no other; `''` while signed out. */
export function ownerOf(host: string, state: SessionState): string {
  if (!('vendorId' in state)) return '';
  return shortHash([host, state.vendorId, state.restaurantId].join(' '));
}
