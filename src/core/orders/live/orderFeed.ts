import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import { isGone } from '../../api/cursors';
import { PortalFailure } from '../../api/errors';
import type { ApiClient } from '../../api/types';
import { lazyModule } from '../../async/lazyModule';
import { within } from '../../async/within';
import { hasCapabilityAtom } from '../../capabilities';
import type { Clock } from '../../clock/createClock';
import { clockAtom } from '../../clock/state';
import type { Capability, PortalError } from '../../contracts';
import { isWire, type Wire } from '../../format/wireValues';
import { fetchDashboard } from '../../restaurant/api';
import { toOrderTotal } from '../../restaurant/wire';
import { queryClientAtom } from '../../state/queryClient';
import { apiAtom, generationAtom, restaurantIdAtom, servicesAtom } from '../../state/services';
import { fetchOrderChanges, fetchRowsByStatus, fetchWaitingRows, streamOrders } from '../api';
import { EVERYTHING } from '../filters';
import { BOARD_LIMIT } from '../firstCalls';
import { LIVE_LISTS, type LiveList, listOf, type Polled, polledKey, SHORT_LISTS } from '../keys';
import { ORDER_STATUSES } from '../statuses';
import type { Order, OrderChanges } from '../types';
import { toOrderChanges } from '../wire';
import {
  type ChangeMessage,
  type ChangesElsewhere,
  createChangesElsewhere,
} from './changesElsewhere';
import { createListAudit, showFullList } from './fullList';
import { showStatus } from './orderCache';
import { createChangeLog } from './orderChanges';
import type { OrderPages } from './orderPages';
import { createOrderReader } from './orderReader';
import { type AppliedChange, createRecentChanges, SETTLE_MS } from './recentChanges';

const issuesCode = lazyModule(() => import('../issues/queries'));
const pagesCode = lazyModule(() => import('./orderPages'));

const MAX_ID_LENGTH = 200;
/** The longest time that the lists wait for the first cursor, in ms. */
const CURSOR_AHEAD_MS = 2_000;
/** Longest time between two polls from which the server's time can be learned, in ms (c30). */
const POLL_GAP_MS = 15_000;

/** Reads the lists of one session and restaurant and applies changes to them. */
export interface OrderFeed {
  /** Part of the names of the locks and channels that the tabs of this session share. */
  scope: string;
  read(list: LiveList, signal: AbortSignal): Promise<readonly Order[]>;
  readTotal(signal: AbortSignal): Promise<number | null>;
  /** The changes since a cursor; `null` without the capability. */
  changes: ChangeFeed | null;
  /** Whether the changes keep a list up to date, so that it is rarely read in full. */
  isCovered(name: Polled): boolean;
  /** Loads the next page of all orders; `null` if they are loaded at once. */
  readMore: OrderPages['readMore'] | null;
  /** Time of the last request that was not cancelled; `-Infinity` if there is none. */
  requestedAt(name: Polled): number;
  /** Whether a screen still shows the order as it was before its change, because the move is not painted yet. */
  isOutdated(order: Order): boolean;
  elsewhere: Omit<ChangesElsewhere, 'hear' | 'clear'>;
  /** Shows a change that this tab made, and sends it to the other tabs. */
  applied(change: AppliedChange & { minutes?: number | undefined }): Promise<void>;
  /** Shows the changes of other tabs; `onChange` gets the lists that an order left and entered. */
  listen(onChange: (lists: readonly LiveList[]) => void): () => void;
}

/** Changes that are polled or streamed. */
export interface ChangeFeed {
  /** Reads the changes and shows them in the lists. */
  read(signal: AbortSignal): Promise<string>;
  /** Shows an event of a stream. */
  show(wire: Wire): Promise<void>;
  /** Call it when the stream is alive: everything that it has not reported is unchanged. */
  confirm(): void;
  /** The latest cursor; `null` before the first response. */
  cursor(): string | null;
}

interface FeedOptions {
  api: ApiClient;
  cache: QueryClient;
  clock: Clock;
  restaurantId: string;
  scope: string;
  hasCapability?: ((name: Capability) => boolean) | undefined;
  onProblem?: ((problem: PortalError) => void) | undefined;
}

interface Answered {
  at: number;
  series: number;
  /** The orders of the response, without later changes. */
  orders: readonly Order[];
  /** Whether the response is complete: no change is missing, and nothing contradicts it. */
  isWhole: boolean;
}

export function createOrderFeed(options: FeedOptions): OrderFeed {
  const { api, cache, clock, restaurantId, scope, hasCapability, onProblem } = options;
  const requests = new Map<Polled, number>();
  /** The request whose response is the cached data of a list. */
  const answered = new Map<Polled, Answered>();
  /** The start time of each running read. */
  const reading = new Map<AbortSignal, number>();
  const recent = createRecentChanges(clock);
  const reader = createOrderReader(api.extraKeys?.order);
  const log = createChangeLog({
    cache,
    clock,
    restaurantId,
    readingSince: () => reading.values(),
  });
  const audit = createListAudit({ clock, onDifference });
  const pages = hasCapability?.('history.pages')
    ? async () => (await pagesCode.load()).createOrderPages({ api, cache, restaurantId, reader })
    : null;
  let cursor: string | null = null;
  /**
   * How often the changes have started with a new cursor. The changes of a list are known if it was requested after the
   * latest start.
   */
  let series = 0;
  /** Whether all changes until now are known. */
  let isCurrent = false;
  /** When the last poll that returned the waiting orders was sent. */
  let waitingSeenAt = -Infinity;
  /** The number of stream events so far. */
  let shown = 0;
  let onFirstAnswer = () => {};
  const firstAnswer = new Promise<void>((resolve) => {
    onFirstAnswer = resolve;
  });
  const hasChanges = hasCapability?.('orders.changes') === true;
  let channel: BroadcastChannel | undefined;
  const elsewhere = createChangesElsewhere(scope, (message) => channel?.postMessage(message));
  let isDifferenceReported = false;

  function uncover(): void {
    for (const list of SHORT_LISTS) {
      const last = answered.get(list);
      if (last) answered.set(list, { ...last, isWhole: false });
    }
  }

  function onDifference(): void {
    // Read all lists again: an order that left one list without a reported change is now in another.
    uncover();
    if (isDifferenceReported) return;
    isDifferenceReported = true;
    onProblem?.(
      new PortalFailure(
        'bad-response',
        'The order changes have left out an order',
        'Report every change of an order; see "orders.changes" in docs/capabilities.md.',
      ),
    );
  }

  /** Whether the list is not on a visible screen, so that no screen shows a failed poll. */
  function isUnseen(list: LiveList): boolean {
    const query = cache.getQueryCache().find({ queryKey: polledKey(restaurantId, list) });
    return !query?.isActive() || document.visibilityState === 'hidden';
  }

  async function fetchOrders(list: LiveList, signal: AbortSignal): Promise<readonly Order[]> {
    const old = cache.getQueryData<readonly Order[]>(polledKey(restaurantId, list));
    const call = { signal, isQuiet: isUnseen(list) };
    if (list !== 'all') {
      const rows = await (list === 'waiting'
        ? fetchWaitingRows(api, restaurantId, call)
        : fetchRowsByStatus(api, restaurantId, list, call));
      return reader.read(rows, old);
    }
    if (pages) return (await pages()).readNewest(call);
    const collector = reader.collect(old);
    await streamOrders(
      api,
      { restaurantId, filter: EVERYTHING, limit: BOARD_LIMIT },
      collector.push,
      call,
    );
    return collector.orders();
  }

  function began(name: Polled, signal: AbortSignal): number {
    const now = clock.elapsed();
    requests.set(name, now);
    // Forget a cancelled request, so that the list is due at once.
    signal.addEventListener('abort', () => requests.delete(name), { once: true });
    return now;
  }

  /** Whether all changes since a response are known and shown in its list. */
  function hasItsChanges(last: Answered | undefined): last is Answered {
    return isCurrent && last?.series === series;
  }

  function isCovered(name: Polled): boolean {
    const last = answered.get(name);
    if (!hasItsChanges(last) || !last.isWhole) return false;
    // A change makes only the number of all orders outdated.
    return name !== 'total' || last.at > log.changedAt();
  }

  /** An order that is new since the last poll was created between the two polls (c30). */
  function learnTime(orders: readonly Order[], at: number): void {
    const cachedWaiting = cache.getQueryData<readonly Order[]>(polledKey(restaurantId, 'waiting'));
    if (cachedWaiting && at - waitingSeenAt <= POLL_GAP_MS) {
      const ids = new Set(cachedWaiting.map(({ id }) => id));
      for (const { id, rawStatus, createdAt } of orders) {
        const isNew = listOf(rawStatus) === 'waiting' && !ids.has(id);
        if (isNew) clock.learn(Date.parse(createdAt), waitingSeenAt, 'order');
      }
    }
    waitingSeenAt = at;
  }

  async function readChanges(signal: AbortSignal): Promise<string> {
    const at = began('changes', signal);
    try {
      const [since, shownBefore] = [cursor, shown];
      const orderChanges = await fetchOrderChanges(api, restaurantId, since, {
        signal,
        isQuiet: true,
      });
      signal.throwIfAborted();
      // If the stream has sent an event in the meantime, that event is newer and contains the changes of this response
      // too.
      if (shown !== shownBefore && cursor) return cursor;
      if (since === null) series += 1;
      await showChanges(orderChanges, at, signal);
      return orderChanges.cursor;
    } catch (error) {
      // From now on, the lists are read until the changes are known again.
      if (!signal.aborted) loseChanges();
      if (cursor === null || !isGone(error)) throw error;
      cursor = null;
      return readChanges(signal);
    } finally {
      onFirstAnswer();
    }
  }

  function loseChanges(): void {
    isCurrent = false;
    audit.reset();
  }

  async function showChanges(
    orderChanges: OrderChanges,
    at: number,
    signal?: AbortSignal,
  ): Promise<void> {
    const read = await reader.read(orderChanges.rows, cachedOrders());
    signal?.throwIfAborted();
    if (signal) learnTime(read, at);
    const rows = recent.correct('all', read, at);
    const changed = new Map<string, Order | null>(rows.map((order) => [order.id, order]));
    for (const id of orderChanges.gone) changed.set(id, null);
    if (hasCapability?.('orders.issues')) {
      const isFirst = cursor === null;
      const issues = isFirst ? null : orderChanges.issues;
      // Without the code, the next read of the issues shows the change.
      issuesCode.load().then(
        (code) => code.showChangedIssues(cache, restaurantId, issues),
        () => {},
      );
    }
    cursor = orderChanges.cursor;
    isCurrent = true;
    log.apply(changed, LIVE_LISTS.filter(isCovered));
    audit.settle(changed.keys());
  }

  /**
   * Adds to a response the changes that it lacks. If changes in the list contradict the response, the response takes
   * precedence (c28).
   */
  function settleList(list: LiveList, orders: readonly Order[], at: number, readIn: number) {
    const last = answered.get(list);
    const before = cache.getQueryData<readonly Order[]>(polledKey(restaurantId, list));
    const { isSettled, orders: completed } = log.complete(list, orders, at);
    const settled = recent.correct(list, completed, at);
    // If something contradicts the response, the list is soon read again.
    const isWhole = isSettled && settled === completed;
    answered.set(list, { at, series: readIn, orders, isWhole });
    if (list === 'all' || !before || !hasItsChanges(last)) return settled;
    audit.compare(before, settled);
    showFullList(cache, restaurantId, {
      list,
      orders: settled,
      isRecent: (...of) => isRecent(at, ...of),
    });
    return settled;
  }

  /** Whether `list` contains the order in a response that is at most slightly older than this request. */
  function isRecent(requestedAt: number, list: LiveList, id: string): boolean {
    const { at = -Infinity, orders = [] } = answered.get(list) ?? {};
    return at >= requestedAt - SETTLE_MS && orders.some((order) => order.id === id);
  }

  const changes: ChangeFeed = {
    read: readChanges,
    cursor: () => cursor,
    async show(wire) {
      shown += 1;
      await showChanges(toOrderChanges(wire), clock.elapsed());
    },
    confirm() {
      if (!cursor) return;
      isCurrent = true;
      log.apply(new Map(), LIVE_LISTS.filter(isCovered));
      audit.settle([]);
    },
  };

  function cachedOrders(): readonly Order[] {
    return LIVE_LISTS.flatMap(
      (list) => cache.getQueryData<readonly Order[]>(polledKey(restaurantId, list)) ?? [],
    );
  }

  return {
    scope,
    elsewhere,
    requestedAt: (name) => requests.get(name) ?? -Infinity,
    isCovered,
    isOutdated: recent.isOutdated,
    changes: hasChanges ? changes : null,
    readMore: pages && (async (readSignal) => (await pages()).readMore(readSignal)),
    async read(list, signal) {
      // A list that is read before the first cursor would have to be read again.
      if (hasChanges) await within(signal, CURSOR_AHEAD_MS, () => firstAnswer).catch(() => {});
      signal.throwIfAborted();
      const [at, readIn] = [began(list, signal), series];
      reading.set(signal, at);
      try {
        const orders = await fetchOrders(list, signal);
        signal.throwIfAborted();
        // Learn nothing while the changes are known: an order that they left out may be older.
        if (list === 'waiting' && !hasItsChanges(answered.get(list))) learnTime(orders, at);
        return settleList(list, orders, at, readIn);
      } finally {
        reading.delete(signal);
      }
    },
    async readTotal(signal) {
      const [at, readIn] = [began('total', signal), series];
      const call = { signal, isQuiet: true };
      const total = toOrderTotal(await fetchDashboard(api, restaurantId, call));
      if (!signal.aborted) answered.set('total', { at, series: readIn, orders: [], isWhole: true });
      return total;
    },
    async applied({ minutes, ...change }) {
      const { id, status } = change;
      channel?.postMessage({ id, status });
      recent.add(change, await showStatus(cache, restaurantId, { ...change, minutes }));
    },
    listen(onChange) {
      if (typeof BroadcastChannel === 'undefined') return () => {};
      const opened = new BroadcastChannel(`vendor-portal:changes:${scope}`);
      opened.onmessage = async ({ data }: MessageEvent<unknown>) => {
        const message = toMessage(data);
        if (!message) return;
        if ('isChanging' in message) return elsewhere.hear(message);
        // Use our own time: the other tab may have started before the clock was set.
        const change = { ...message, at: clock.now() };
        const moved = await showStatus(cache, restaurantId, change);
        recent.add(change, moved);
        onChange([moved?.from, listOf(change.status)].filter((list) => list !== undefined));
      };
      channel = opened;
      return () => {
        channel = undefined;
        opened.close();
        elsewhere.clear();
      };
    },
  };
}

/** Validates a message: any script of the origin can post to the channel. */
function toMessage(data: unknown): ChangeMessage | Pick<AppliedChange, 'id' | 'status'> | null {
  if (!isWire(data)) return null;
  const { id, isChanging } = data;
  if (typeof id !== 'string' || id === '' || id.length > MAX_ID_LENGTH) return null;
  if (typeof isChanging === 'boolean') return { id, isChanging };
  const status = ORDER_STATUSES.find((one) => one === data.status);
  return status ? { id, status } : null;
}

/** The feed of the current session and restaurant. */
export const orderFeedAtom = atom((get) => {
  get(generationAtom);
  const restaurantId = get(restaurantIdAtom);
  const session = get(servicesAtom).session.scope();
  const scope = session && restaurantId ? `${session}-${restaurantId}` : '';
  return createOrderFeed({
    api: get(apiAtom),
    cache: get(queryClientAtom),
    clock: get(clockAtom),
    restaurantId,
    scope,
    hasCapability: get(hasCapabilityAtom),
    onProblem: get(servicesAtom).callbacks.onError,
  });
});
