import { afterEach, expect, test, vi } from 'vitest';
import { stubSharedDevice } from '../../../../tests/support/sharedDevice';
import { createDeviceTable } from '../../device/deviceTable';
import { markInUse, ownedKey, proofsDatabase } from '../../device/vendorData';
import { STORED_MS, type StoredProof } from './proofStore';
import { removeOldProofs } from './removeOldProofs';

afterEach(() => void vi.unstubAllGlobals());

const NOW = 1_800_000_000_000;

/** A device with a proof of each age, in ms, for each owner. */
async function deviceWith(ages: Readonly<Record<string, readonly number[]>>) {
  const shared = stubSharedDevice();
  const storage = shared.openStorage();
  for (const [owner, own] of Object.entries(ages)) {
    const database = proofsDatabase(owner);
    const table = createDeviceTable<StoredProof>({
      database,
      table: 'proofs',
      isAllowed: () => true,
    });
    for (const age of own) {
      const id = `${owner} ${age}`;
      const photo: unknown = id;
      await table.put({ id, storedAt: NOW - age, photo } as StoredProof);
    }
    storage.set(ownedKey('order_proofs', owner), `${own.length} 0`);
    markInUse(storage, owner, NOW);
  }
  const left = () => shared.rows().map(({ id }) => id);
  const photos = () => shared.rows().map((row) => (row as StoredProof).photo);
  return { storage, left, photos };
}

test('a proof of a vendor who is signed out is removed after a day, and a younger one stays', async () => {
  const { storage, left } = await deviceWith({ one: [STORED_MS, 1_000] });
  await removeOldProofs(storage, NOW, '');
  expect(left()).toEqual(['one 1000']);
  expect(storage.get(ownedKey('order_proofs', 'one'))).not.toBeNull();
});

test('after the last proof nothing says that there are any', async () => {
  const { storage, left } = await deviceWith({ one: [STORED_MS] });
  await removeOldProofs(storage, NOW, '');
  expect(left()).toEqual([]);
  expect(storage.get(ownedKey('order_proofs', 'one'))).toBeNull();
});

test('a clock that was set back a year removes a proof', async () => {
  const { storage, left } = await deviceWith({ one: [-365 * 24 * 3_600_000] });
  await removeOldProofs(storage, NOW, '');
  expect(left()).toEqual([]);
});

test('the picture of a proof that is too old is removed while its vendor is signed in', async () => {
  const { storage, photos } = await deviceWith({ one: [STORED_MS, 1_000] });
  await removeOldProofs(storage, NOW, 'one');
  expect(photos()).toEqual([null, 'one 1000']);
});

test('the signed-in vendor is told, so that the sender removes the proof', async () => {
  const { storage, left } = await deviceWith({ one: [STORED_MS], other: [STORED_MS] });
  await removeOldProofs(storage, NOW, 'one');
  expect(left()).toEqual([`one ${STORED_MS}`]);
});
