import { createDeviceTable } from '../../device/deviceTable';
import { ownedKey, proofsDatabase, readOwners } from '../../device/vendorData';
import type { PortalStorage } from '../../session/types';
import { isTooOld, type StoredProof } from './proofStore';

/** Removes the proofs that are too old (c111), except those of the signed-in vendor, who is told. */
export async function removeOldProofs(
  storage: PortalStorage,
  now: number,
  signedIn: string,
): Promise<void> {
  for (const owner of readOwners(storage).keys()) {
    const key = ownedKey('order_proofs', owner);
    if (owner === signedIn || storage.get(key) === null) continue;
    const table = createDeviceTable<StoredProof>({
      database: proofsDatabase(owner),
      table: 'proofs',
      isAllowed: () => true,
    });
    const proofs = await table.list();
    const old = proofs?.filter((proof) => isTooOld(proof, now)) ?? [];
    for (const { id } of old) await table.remove(id);
    if (proofs?.length === old.length) storage.remove(key);
  }
}
