import { createDeviceTable } from '../../device/deviceTable';
import type { NewProof } from './types';

/** How long a proof is stored on the device, in ms: with the time between two looks, a day at most (c111). */
export const STORED_MS = 23 * 60 * 60_000;

/** A proof that the backend does not have yet. */
export interface StoredProof extends NewProof {
  /** Its `Idempotency-Key`. */
  id: string;
  orderNumber: string;
  /** When it was stored, by the device's clock, in epoch ms. */
  storedAt: number;
}

export interface ProofSource {
  /** `null` if the device does not say. */
  list(): Promise<readonly StoredProof[] | null>;
  remove(id: string): Promise<void>;
}

/** The proofs of one vendor that are not sent. Never rejects. */
export interface ProofStore {
  /** Those in IndexedDB, which all tabs share. */
  onDevice: ProofSource;
  /** Those of this tab, if the device could not store them. */
  inMemory: ProofSource;
  add(proof: StoredProof): Promise<void>;
}

export function createProofStore(database: string, isAllowed: () => boolean): ProofStore {
  const table = createDeviceTable<StoredProof>({ database, table: 'proofs', isAllowed });
  const unsaved = new Map<string, StoredProof>();
  return {
    onDevice: {
      list: () => (isAllowed() ? table.list() : Promise.resolve([])),
      remove: async (id) => void (await table.remove(id)),
    },
    inMemory: {
      list: async () => [...unsaved.values()],
      remove: async (id) => void unsaved.delete(id),
    },
    async add(proof) {
      if ((await table.put(proof)) === null) unsaved.set(proof.id, proof);
    },
  };
}

/** A clock that was set back makes an age negative. */
export function isTooOld({ storedAt }: Pick<StoredProof, 'storedAt'>, now: number): boolean {
  return Math.abs(now - storedAt) >= STORED_MS;
}
