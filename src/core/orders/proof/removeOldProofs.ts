import { createDeviceTable } from '../../device/deviceTable';
import { ownedKey, proofsDatabase, readOwners } from '../../device/vendorData';
import type { PortalStorage } from '../../session/types';
import { isTooOld, type StoredProof } from './proofStore';

/**
 * Removes the proofs that are too old (c111). Of those of the signed-in vendor, it leaves what the sender needs to tell
 * the vendor: without the capability, no sender runs.
 */
export async function removeOldProofs(
  storage: PortalStorage,
  now: number,
  signedIn: string,
): Promise<void> {
  for (const owner of readOwners(storage).keys()) {
    const key = ownedKey('order_proofs', owner);
    if (storage.get(key) === null) continue;
    const table = createDeviceTable<StoredProof>({
      database: proofsDatabase(owner),
      table: 'proofs',
      isAllowed: () => true,
    });
    const proofs = await table.list();
    const old = proofs?.filter((proof) => isTooOld(proof, now)) ?? [];
    if (owner === signedIn) {
      for (const proof of old) await table.put({ ...proof, lines: [], seal: '', photo: null });
      continue;
    }
    for (const { id } of old) await table.remove(id);
    if (proofs?.length === old.length) storage.remove(key);
  }
}
