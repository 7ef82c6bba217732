import { environmentManager } from '@tanstack/query-core';
import type { Sandbox } from '../../sandbox/index.ts';
import { createRandom } from '../../sandbox/random.ts';
import { createClock } from '../../src/core/clock/createClock.ts';
// Loaded here before the clock is replaced: the board loads it later.
import { addProofAtom, startSendingProofs } from '../../src/core/orders/proof/sendProofs.ts';
import { hasUnsentProofsAtom } from '../../src/core/orders/proof/unsent.ts';
import { hostAtom, storageAtom } from '../../src/core/state/services.ts';
import { stubSharedDevice } from '../support/sharedDevice.ts';
import { createTestTab } from '../support/testTabs.ts';
import type { Device } from './device.ts';
import { controlOf, passUntil, sleep, startWorld } from './runSchedule.ts';
import { HOST, openStore, type Who } from './tab.ts';

/** How long the network fails, in ms. */
const TROUBLE_MS = 90_000;
/** The longest pause between two attempts, and some more, in ms. */
const SENT_AFTER_MS = 11 * 60_000;

/** A proof that was stored, or whose tab was closed before it was. */
interface Packed {
  orderId: string;
  at: string;
  isStored: boolean;
}

/** Runs a schedule of proofs. Returns its failures in sentences, and how many proofs there were. */
export async function runProofSchedule(sandbox: Sandbox, seed: number) {
  const random = createRandom(seed);
  const rare = createRandom(seed + 2_000_000);
  const control = controlOf(sandbox);
  const vendor = await control.newVendor(['ready_to_pickup', 'ready_to_pickup', 'completed']);
  const [who] = await vendor.sessions(1);
  const token = who?.token ?? '';
  const orders = await control.orders(vendor.restaurantId, token);
  const orderIds = orders.map((order) => order.split(' ')[0] ?? '');
  environmentManager.setIsServer(() => false);
  const { network, device, end } = startWorld(sandbox, { random, rare, isTimed: true });
  const shared = stubSharedDevice();
  try {
    const hasKeys = seed % 3 !== 0;
    const packed: Packed[] = [];
    const told: string[] = [];
    const open = () => openProofTab({ who: who as Who, hasKeys, device, shared, told });
    let tabs = Array.from({ length: random.whole(1, 3) }, open);
    const startedAt = Date.now();
    const moments = Array.from({ length: random.whole(6, 14) }, () =>
      random.whole(200, TROUBLE_MS),
    );
    const declined = new Set<string>();
    for (const moment of moments.toSorted((one, other) => one - other)) {
      await passUntil(network, startedAt + moment);
      if (rare.chance(0.2)) device.act();
      const at = random.whole(0, tabs.length - 1);
      const tab = tabs[at];
      const choice = random.whole(0, 9);
      if (choice <= 4) {
        const orderId = random.pick(orderIds);
        const proof = { orderId, at: new Date(Date.now()).toISOString(), isStored: false };
        packed.push(proof);
        tab?.add(proof);
      } else if (choice <= 6) {
        tab?.close();
        tabs[at] = open();
      } else if (choice === 7) {
        // A sign-out ends the session in all tabs.
        for (const one of tabs) one.close();
        await passUntil(network, Date.now() + random.whole(10, 5_000));
        tabs = tabs.map(open);
      } else if (choice === 8) {
        tab?.stall(random.whole(1_000, 30_000));
      } else {
        const orderId = random.pick(orderIds);
        declined.add(orderId);
        await control.changeOrder(orderId, { status: 'declined' });
      }
      if (random.chance(0.1)) await sleep(rare, network, device);
    }
    await passUntil(network, Math.max(Date.now(), startedAt + TROUBLE_MS));
    network.heal();
    device.show();
    for (const tab of tabs) tab.wake();
    await passUntil(network, Date.now() + SENT_AFTER_MS);
    while (Date.now() < network.lastChangeAt() + 20_000) {
      await passUntil(network, network.lastChangeAt() + 20_000);
    }
    const stored = await control.proofs(vendor.restaurantId);
    const failures = packed.flatMap(({ orderId, at, isStored }) => {
      const name = `${orderId} ${at}`;
      const count = stored.filter((one) => one === name).length;
      if (count > 1) return [`${name}: stored ${count} times`];
      const isTold = declined.has(orderId) && told.includes(name);
      if (isStored && count === 0 && !isTold) return [`${name}: lost`];
      if (count === 1 && told.includes(name)) return [`${name}: said to be deleted, but stored`];
      return [];
    });
    const left = shared.rows().length;
    if (left > 0) failures.push(`${left} proofs are still on the device`);
    for (const tab of tabs) {
      if (tab.isUnsent()) failures.push('a tab says that proofs are not sent');
      tab.close();
    }
    await network.idle();
    return { failures, proofs: stored.length, told: told.length };
  } finally {
    end();
    environmentManager.setIsServer(() => true);
  }
}

interface Opening {
  who: Who;
  hasKeys: boolean;
  device: Device;
  shared: ReturnType<typeof stubSharedDevice>;
  /** The proofs of which a tab said that they were deleted. */
  told: string[];
}

/** What a tab does with proofs, without the screen. */
function openProofTab({ who, hasKeys, device, shared, told }: Opening) {
  const tab = createTestTab();
  return tab.run(() => {
    const names = ['orders.proof', ...(hasKeys ? (['idempotency'] as const) : [])] as const;
    const clock = createClock({ deviceTime: device.now });
    const { store, cache, session } = openStore(who, names, clock);
    store.set(storageAtom, shared.openStorage());
    store.set(hostAtom, HOST);
    let isClosed = false;
    let stop: (() => void) | null = null;
    const onLost = (proof: { orderId: string; at: string }) =>
      void told.push(`${proof.orderId} ${proof.at}`);
    // As the component that sends is mounted and unmounted.
    const follow = () => {
      const isUnsent = !isClosed && store.get(hasUnsentProofsAtom);
      if (isUnsent) stop ??= startSendingProofs({ store, onLost });
      else {
        stop?.();
        stop = null;
      }
    };
    const unsubscribe = store.sub(hasUnsentProofsAtom, follow);
    follow();
    return {
      add(proof: Packed) {
        const { orderId, at } = proof;
        const given = { orderId, at, kind: 'list', lines: [], seal: '', photo: null } as const;
        const adding = tab.run(() => store.set(addProofAtom, { ...given, orderNumber: orderId }));
        void adding.then(() => (proof.isStored = true));
      },
      isUnsent: () => store.get(hasUnsentProofsAtom),
      stall(ms: number) {
        tab.stall();
        setTimeout(tab.wake, ms);
      },
      wake: tab.wake,
      close() {
        tab.wake();
        tab.run(() => {
          isClosed = true;
          unsubscribe();
          stop?.();
          session.clear('user');
          cache.clear();
        });
      },
    };
  });
}
