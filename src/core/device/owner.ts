import { shortHash } from '../session/shortHash';
import type { SessionState } from '../session/types';

/** Identifies the data of one vendor in one restaurant of this host; `''` while signed out. */
export function ownerOf(host: string, state: SessionState): string {
  if (!('vendorId' in state)) return '';
  return shortHash([host, state.vendorId, state.restaurantId].join(' '));
}
