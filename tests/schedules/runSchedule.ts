import { vi } from 'vitest';
import type { Sandbox } from '../../sandbox/index.ts';
import { createRandom, type Random } from '../../sandbox/random.ts';
import { createClock } from '../../src/core/clock/createClock.ts';
import { FULL_LIST_MS } from '../../src/core/orders/live/startPolling.ts';
import { isNew, statusFacts, toOrderStatus } from '../../src/core/orders/statuses.ts';
import { createTestTab, stubChannels, stubLocks, stubTabTimers } from '../support/testTabs.ts';
import { type Device, stubDevice } from './device.ts';
import { type Entry, judge, type Played } from './judge.ts';
import { createNetwork, type Network } from './network.ts';
import { createPrinter } from './printer.ts';
import { createStream } from './stream.ts';
import { type Click, HOST, openTab, type Tab, type Who } from './tab.ts';

/** How long the network fails, in ms. */
const TROUBLE_MS = 35_000;
/** The time without faults after which every list must show the last change, in ms (G2). */
const TRUE_AFTER_MS = 35_000;
/** The time after which every change must be settled, in ms. A request can hang for 20 s and be looked up for 30 s. */
const SETTLED_AFTER_MS = 90_000;

/** The time after which failed tickets are printed again, in ms. */
const RETRIED_AFTER_MS = 10_000;

const APART = 1_000_000;

/** More timers than this between two events mean an endless loop. */
const MOST_STEPS = 5_000;

/** Runs one schedule. Returns its failures in sentences, and the number of changes that took effect. */
export async function runSchedule(
  sandbox: Sandbox,
  seed: number,
): Promise<{ failures: string[]; changes: number }> {
  const random = createRandom(seed);
  // A separate random sequence, so that its choices do not change the faults of the network for a seed.
  const rare = createRandom(seed + APART);
  const kitchen = createRandom(seed + 2 * APART);
  const stalls = createRandom(seed + 4 * APART);
  const control = controlOf(sandbox);
  const statuses = Array.from({ length: random.whole(1, 2) }, () =>
    random.pick(['waiting_for_confirmation', 'waiting_for_confirmation', 'cooking']),
  );
  const vendor = await control.newVendor(statuses);
  const { network, device, end } = startWorld(sandbox, { random, rare });
  try {
    const sessions = await vendor.sessions(random.pick([1, 2]));
    const [printing] = sessions;
    const before = await control.orders(vendor.restaurantId, printing?.token ?? '');
    const cooking = before.map((order) => order.split(' ')).filter(([, at]) => at === 'cooking');
    const printer = createPrinter(
      createRandom(seed + 3 * APART),
      cooking.map(([id = '']) => id),
    );
    // Every second schedule uses the changes since a cursor, every fourth as a stream. The seed decides, so that a run
    // can be repeated.
    const openBoard = (who: Who) => {
      const stream = seed % 4 === 0 ? createStream(random, network, who) : undefined;
      const capabilities = seed % 2 === 0 ? (['orders.changes'] as const) : [];
      return openStallable(() =>
        openTab(
          who,
          capabilities,
          stream,
          createClock({ deviceTime: device.now }),
          who === printing ? printer : undefined,
        ),
      );
    };
    const actOfDevice = () => void (rare.chance(0.3) && device.act());
    const stage = { random, kitchen, stalls, network, device, actOfDevice };
    const run = await play(stage, sessions, openBoard);
    const journal = await control.journal(vendor.restaurantId);
    const truth = await control.orders(vendor.restaurantId, run.reader.token);
    const failures = judge({ ...run, journal, truth, sent: network.sent, printer });
    return { failures, changes: journal.filter(({ effective }) => effective).length };
  } finally {
    end();
  }
}

interface Stage {
  random: Random;
  /** Random choices of the cook: which ticket is tapped, and for how long the device sleeps. */
  kitchen: Random;
  /** Random choices of the tab that is stalled, and for how long. */
  stalls: Random;
  network: Network;
  device: Device;
  actOfDevice(): void;
}

async function play(
  { random, kitchen, stalls, network, device, actOfDevice }: Stage,
  sessions: readonly Who[],
  openBoard: (who: Who) => Stallable,
): Promise<Played> {
  const first = sessions[0];
  if (!first) throw new Error('There is no session');
  // One tab, two tabs of one session, or a tab on each of two devices.
  const tabs = Array.from({ length: random.whole(1, 2) }, (_, at) =>
    openBoard(sessions[at % sessions.length] ?? first),
  );
  const gone: Stallable[] = [];
  const whose = (tab: Stallable) => sessions[tabs.indexOf(tab) % sessions.length] ?? first;
  let end = Date.now() + TROUBLE_MS;
  const startedAt = Date.now();
  const moments = Array.from({ length: random.whole(3, 8) }, () => random.whole(500, TROUBLE_MS));
  const canStayStalled = sessions.length === 1 && tabs.length === 2;
  let stalled: Stallable | null = null;
  for (const moment of moments.toSorted((a, b) => a - b)) {
    await passUntil(network, startedAt + moment);
    actOfDevice();
    // The leader of two tabs can stay stalled: then only the other one shows, prints and lists.
    if (canStayStalled && !stalled && stalls.chance(0.3)) {
      stalled = tabs[0] ?? null;
      stalled?.stall();
    }
    const others = tabs.filter((tab) => tab !== stalled);
    if (stalls.chance(0.25)) stallSomeTab(stalls, network, others, end);
    const tab = random.pick(tabs);
    if (random.chance(0.12) && tab !== stalled) {
      const who = whose(tab);
      tab.close();
      gone.push(tab);
      tabs[tabs.indexOf(tab)] = openBoard(who);
    } else {
      const clicked = random.chance(0.4) ? tabs : [tab];
      if (!device.isHidden()) clickSomething(random, clicked);
    }
    const isSleepy = kitchen.chance(0.15);
    const isTapped = isSleepy || kitchen.chance(0.4);
    if (isTapped && !device.isHidden()) tapSomething(kitchen, kitchen.pick(tabs));
    if (isSleepy) await sleep(kitchen, network, device);
  }
  await passUntil(network, end);
  const awake = tabs.filter((tab) => tab !== stalled);
  for (const tab of awake) tab.wake();
  end = Date.now();
  network.heal();
  device.show();
  await passUntil(network, end + TRUE_AFTER_MS);
  while (Date.now() < network.lastChangeAt() + TRUE_AFTER_MS) {
    await passUntil(network, network.lastChangeAt() + TRUE_AFTER_MS);
  }
  // Only a full read of a list finds orders that the changes left out (c28).
  if (network.hasSkipped()) {
    const repaired = Date.now() + FULL_LIST_MS + TRUE_AFTER_MS;
    while (Date.now() < repaired) await passUntil(network, Date.now() + TRUE_AFTER_MS);
  }
  const shown = awake.map((tab) => tab.shown());
  const isQuiet = () => awake.every((tab) => tab.isSettled());
  if (!isQuiet()) await passUntil(network, end + SETTLED_AFTER_MS);
  const isSettled = isQuiet();
  const listed = awake.flatMap((tab) => tab.listed());
  if (stalled) {
    stalled.wake();
    await passUntil(network, Date.now() + SETTLED_AFTER_MS);
  }
  for (const tab of tabs) {
    const retried = tab.retryPrinting();
    await passUntil(network, Date.now() + RETRIED_AFTER_MS);
    await retried;
  }
  const silent = clicksOf(tabs).filter(({ said }) => said === null || said === 'unconfirmed');
  for (const tab of tabs) tab.close();
  await network.idle();
  return {
    clicks: clicksOf([...gone, ...tabs]),
    taps: [...gone, ...tabs].flatMap(({ taps }) => taps),
    silent,
    listed,
    isLate: stalled !== null,
    shown,
    isSettled,
    reader: first,
  };
}

type Stallable = ReturnType<typeof openStallable>;

/** Opens a tab that can be stalled while the others go on. */
function openStallable(open: () => Tab) {
  const { run, stall, wake, isStalled } = createTestTab();
  const tab = run(open);
  return {
    ...tab,
    stall,
    wake,
    isStalled,
    click: (change: Parameters<Tab['click']>[0]) => run(() => tab.click(change)),
    tap: (...step: Parameters<Tab['tap']>) => run(() => tab.tap(...step)),
    retryPrinting: () => run(tab.retryPrinting),
    close() {
      wake();
      run(tab.close);
    },
  };
}

/** Stalls a tab for a while, so that another one may take over. */
function stallSomeTab(
  stalls: Random,
  network: Network,
  tabs: readonly Stallable[],
  end: number,
): void {
  const tab = stalls.pick(tabs);
  tab.stall();
  void network.wait(stalls.whole(3_000, 30_000)).then(() => void (Date.now() < end && tab.wake()));
}

function clicksOf(tabs: readonly Tab[]): Click[] {
  return tabs.flatMap(({ clicks }) => clicks);
}

/** Clicks an action of one order in all given tabs at the same time. */
function clickSomething(random: Random, tabs: readonly Stallable[]): void {
  const awake = tabs.filter(({ isStalled }) => !isStalled());
  const open = awake[0]?.open() ?? [];
  if (open.length === 0) return;
  const { id } = random.pick(open);
  const isReject = random.chance(0.25);
  for (const one of awake) {
    const order = one.open().find((openOrder) => openOrder.id === id);
    const next = order && statusFacts(order.status).next;
    if (!order || !next) continue;
    const to = isNew(order) && isReject ? 'declined' : next.to;
    // Repeat some clicks, because people click twice.
    for (let times = random.whole(1, 2); times > 0; times -= 1) {
      if (one.open().some((openOrder) => openOrder.id === id))
        one.click({ order, to, ...(to === 'cooking' ? { minutes: 20 } : {}) });
    }
  }
}

/** Taps a ticket, sometimes twice. */
function tapSomething(kitchen: Random, tab: Stallable): void {
  if (tab.isStalled()) return;
  const toMake = tab.open().filter((order) => !isNew(order));
  if (toMake.length === 0) return;
  const order = kitchen.pick(toMake);
  const { next } = statusFacts(order.status);
  if (!next) return;
  for (let times = kitchen.chance(0.2) ? 2 : 1; times > 0; times -= 1) tab.tap(order, next.to);
}

/** Lets the device sleep: timers stop while both clocks continue, and open calls fail afterwards. */
export async function sleep(kitchen: Random, network: Network, device: Device): Promise<void> {
  await passUntil(network, Date.now() + kitchen.whole(0, 4_000));
  network.sleep();
  device.sleep();
  await passUntil(network, Date.now() + kitchen.whole(10_000, 120_000));
  network.wake();
  device.wake();
  await network.idle();
}

/** Moves the fake clock to a time, timer by timer, and lets the marketplace answer in between. */
export async function passUntil(network: Network, moment: number): Promise<void> {
  let isReached = false;
  void network.wait(Math.max(0, moment - Date.now())).then(() => (isReached = true));
  await network.idle();
  for (let steps = 0; !isReached; steps += 1) {
    if (steps > MOST_STEPS) throw new Error('The clock does not go on');
    vi.advanceTimersToNextTimer();
    await network.idle();
  }
}

/** Starts the network, the device and the clock of a schedule, with the random numbers of its events. */
export function startWorld(
  sandbox: Sandbox,
  { random, rare, isTimed }: { random: Random; rare: Random; isTimed?: boolean },
) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  const network = createNetwork(random, (request) => sandbox.fetch(request), rare, isTimed);
  const device = stubDevice(rare);
  stubTabTimers();
  stubPage(network);
  return {
    network,
    device,
    end() {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}

/** Stubs browser APIs that Node lacks. */
function stubPage(network: Network): void {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
  vi.stubGlobal('fetch', network.fetch);
  stubChannels();
  stubLocks();
}

export function controlOf(sandbox: Sandbox) {
  async function ask<Data>(path: string, body?: object, headers: Record<string, string> = {}) {
    const request = new Request(`${HOST}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'x-sandbox-key': sandbox.key, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await (await sandbox.fetch(request)).json()) as Data;
  }
  return {
    async newVendor(statuses: readonly string[]) {
      const orders = statuses.map((status) => ({ status }));
      const made = await ask<{ phone: string; restaurantId: string; vendorId: string }>(
        '/sandbox/restaurants',
        { orders },
      );
      const sessions = (count: number) =>
        Promise.all(
          Array.from({ length: count }, async () => {
            const { phone } = made;
            const { access_token } = await ask<{ access_token: string }>('/sandbox/token', {
              phone,
            });
            return {
              token: access_token,
              vendorId: made.vendorId,
              restaurantId: made.restaurantId,
            };
          }),
        );
      return { ...made, sessions };
    },
    addIssue: (restaurantId: string, issue: object) =>
      ask<{ _id: string }>('/sandbox/issues', { restaurantId, ...issue }),
    moveIssue: (id: string, step: string) => ask(`/sandbox/issues/${id}`, { step }),
    answers: (restaurantId: string) =>
      ask<{ effective: boolean; fields: { issue_id?: string; text?: string } }[]>(
        `/sandbox/log?restaurantId=${restaurantId}&endpoint=orderIssueAnswer`,
      ),
    changeOrder: (id: string, fields: object) => ask(`/sandbox/orders/${id}`, fields),
    /** The order and the time of each proof that the marketplace has stored. */
    async proofs(restaurantId: string) {
      const entries = await ask<
        { effective: boolean; fields: { food_order_id: string; at: string } }[]
      >(`/sandbox/log?restaurantId=${restaurantId}&endpoint=orderProof`);
      const stored = entries.filter(({ effective }) => effective);
      return stored.map(({ fields }) => `${fields.food_order_id} ${fields.at}`);
    },
    /** The ids of the open issues of the marketplace. */
    async openIssues(restaurantId: string, token: string) {
      const body = { restaurant_id: restaurantId, state: 'open', size: 100, cursor: null };
      const headers = { authorization: `Bearer ${token}` };
      const { data } = await ask<{ data: { _id: string }[] }>('/food-order/issues', body, headers);
      return data
        .map(({ _id }) => _id)
        .toSorted()
        .join();
    },
    journal: (restaurantId: string) =>
      ask<Entry[]>(`/sandbox/log?restaurantId=${restaurantId}&endpoint=updateOrderStatus`),
    /** The open orders of the marketplace. */
    async orders(restaurantId: string, token: string) {
      const body = { restaurant_id: restaurantId, status: 'all', limit: 100 };
      const headers = { authorization: `Bearer ${token}` };
      const { data } = await ask<{ data: { _id: string; status: string }[] }>(
        '/food-order/get-order-history',
        body,
        headers,
      );
      const live = data.filter(({ status }) => statusFacts(toOrderStatus(status)).list);
      return live.map(({ _id, status }) => `${_id} ${status}`).toSorted();
    },
  };
}
