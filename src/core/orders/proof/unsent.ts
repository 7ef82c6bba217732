import { atom } from 'jotai';
import { storedAtom } from '../../state/storedAtom';

/**
 * The proofs on this device that the backend does not have yet, for all tabs of this vendor: their number, and how many
 * of them could not be sent so far. `null` if there are none, so that no code is loaded.
 */
export const unsentProofsAtom = storedAtom<string | null>(
  'order_proofs',
  (stored) => stored,
  (unsent) => unsent,
);

/** The same for the proofs in the memory of this tab. */
export const proofsHereAtom = atom<string | null>(null);

export const hasUnsentProofsAtom = atom(
  (get) => (get(unsentProofsAtom) ?? get(proofsHereAtom)) !== null,
);
