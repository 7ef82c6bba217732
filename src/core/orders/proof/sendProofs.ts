import { atom, type createStore, type Getter, type Setter } from 'jotai';
import { newKey } from '../../api/writeKeys';
import { anySignal } from '../../async/anySignal';
import { clockAtom } from '../../clock/state';
import { connectionAtom } from '../../connection/state';
import { ownerAtom } from '../../device/deviceDataAtom';
import { ownedKey, proofsDatabase } from '../../device/vendorData';
import { queryClientAtom } from '../../state/queryClient';
import { apiAtom, restaurantIdAtom, servicesAtom, storageAtom } from '../../state/services';
import { withLiveLock } from '../../tabs/withLiveLock';
import { pendingChangesAtom } from '../statusChanges';
import { sendProof } from './api';
import { createProofSender, type ProofLoss, type ProofSender } from './createProofSender';
import { proofKeys } from './keys';
import { createProofStore, type ProofSource, type StoredProof } from './proofStore';
import type { NewProof } from './types';
import { proofsHereAtom, unsentProofsAtom } from './unsent';

const proofStoreAtom = atom((get) => {
  const owner = get(ownerAtom);
  const storage = get(storageAtom);
  const isAllowed = () => owner !== '' && storage.lasts?.(ownedKey('order_proofs', owner)) === true;
  return createProofStore(proofsDatabase(owner), isAllowed);
});

/** The proofs of an order that wait on this device, the newest last. */
export const findUnsentProofsAtom = atom(null, async (get, _set, orderId: string) => {
  const { onDevice, inMemory } = get(proofStoreAtom);
  const proofs = [...((await onDevice.list()) ?? []), ...((await inMemory.list()) ?? [])];
  return proofs.filter((proof) => proof.orderId === orderId);
});

/** How many proofs could not be sent so far: of those on the device, and of those that it could not store. */
export const stuckProofsAtom = atom((get) => ({
  onDevice: parse(get(unsentProofsAtom)).stuck,
  inMemory: parse(get(proofsHereAtom)).stuck,
}));

/** Stores a proof and sends it in the background, after the status of its order. Resolves when it is stored. */
export const addProofAtom = atom(
  null,
  async (get, set, { orderNumber, ...proof }: NewProof & { orderNumber: string }) => {
    const session = get(servicesAtom).session.signal();
    const store = get(proofStoreAtom);
    // Before the proof itself: a proof that nothing counts would be neither sent nor removed.
    const { count, stuck } = parse(get(unsentProofsAtom));
    set(unsentProofsAtom, write(count + 1, stuck));
    const storedAt = get(clockAtom).deviceTime();
    await store.add({ ...proof, orderNumber, id: newKey(), storedAt });
    if (session.aborted) return;
    await Promise.all([countOnDevice(get, set), countHere(get, set)]);
  },
);

/** Counts the proofs on the device again, unless it does not say. */
async function countOnDevice(get: Getter, set: Setter, stuck?: number): Promise<void> {
  const proofs = await get(proofStoreAtom).onDevice.list();
  if (!proofs || get(ownerAtom) === '') return;
  const shown = get(unsentProofsAtom);
  const next = write(proofs.length, stuck ?? parse(shown).stuck);
  if (next !== shown) set(unsentProofsAtom, next);
}

async function countHere(get: Getter, set: Setter, stuck = 0): Promise<void> {
  const proofs = (await get(proofStoreAtom).inMemory.list()) ?? [];
  set(proofsHereAtom, write(proofs.length, stuck));
}

function parse(unsent: string | null): { count: number; stuck: number } {
  const [count = 0, stuck = 0] = (unsent ?? '').split(' ').map(Number);
  return count > 0 ? { count, stuck: stuck > 0 ? stuck : 0 } : { count: 0, stuck: 0 };
}

function write(count: number, stuck: number): string | null {
  return count > 0 ? `${count} ${Math.min(count, stuck)}` : null;
}

interface Sending {
  store: ReturnType<typeof createStore>;
  onLost(proof: StoredProof, why: ProofLoss): void;
}

/** Sends the proofs of this vendor: those of the device in one tab at a time. Returns a function that stops it. */
export function startSendingProofs({ store, onLost }: Sending): () => void {
  const { get, set } = store;
  const owner = get(ownerAtom);
  const stopped = new AbortController();
  const signal = anySignal(get(servicesAtom).session.signal(), stopped.signal);
  const { onDevice, inMemory } = get(proofStoreAtom);
  const toSender = (source: ProofSource, count: typeof countHere): ProofSender =>
    createProofSender({
      source,
      clock: get(clockAtom),
      send: ({ id, ...proof }, call) =>
        sendProof(get(apiAtom), proof, { key: id, signal: call.signal, isQuiet: call.isRepeated }),
      isHeld: ({ orderId }) => get(pendingChangesAtom).has(orderId),
      onSent({ orderId }) {
        const queryKey = proofKeys.ofOrder(get(restaurantIdAtom), orderId);
        void get(queryClientAtom).invalidateQueries({ queryKey });
      },
      onLost,
      onCount: (_count, stuck) => void count(get, set, stuck),
    });
  const senders = [toSender(onDevice, countOnDevice), toSender(inMemory, countHere)] as const;
  const [shared, own] = senders;
  void own.run(signal);
  void sendShared(`vendor-portal:proofs:${owner}`, shared, signal);
  const wake = () => senders.forEach((sender) => sender.wake());
  const retry = () => senders.forEach((sender) => sender.retry());
  const connection = get(connectionAtom);
  const stops = [
    // Another tab has stored a proof.
    store.sub(unsentProofsAtom, wake),
    store.sub(proofsHereAtom, wake),
    // The status of an order is known.
    store.sub(pendingChangesAtom, wake),
    connection?.subscribe(() => connection.getState() === 'good' && retry()),
  ];
  window.addEventListener('online', retry);
  return () => {
    stopped.abort();
    for (const stop of stops) stop?.();
    window.removeEventListener('online', retry);
    // They belong to the vendor of this session.
    if (get(ownerAtom) !== owner) set(proofsHereAtom, null);
  };
}

/** Sends while this tab has the lock. A tab that was silent loses it, and asks for it again. */
async function sendShared(name: string, sender: ProofSender, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await withLiveLock(name, { signal }, (lost) => sender.run(anySignal(signal, lost))).catch(
      () => {},
    );
  }
}
