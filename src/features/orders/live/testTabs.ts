import { QueryObserver } from '@tanstack/query-core';
import { vi } from 'vitest';
import { createConnection } from '../../../core/connection/createConnection';
import { createQueryClient } from '../../../core/state/queryClient';
import { createTestApi } from '../testApi';
import type { Order } from '../types';
import { type LiveList, liveKey } from './lists';
import { createOrderFeed } from './orderFeed';
import { startPolling } from './startPolling';

type Answers = Parameters<typeof createTestApi>[0];

/** The tabs of one session before a test's marketplace, with channels and locks of their own. */
export function openTabs(answers: Answers, scope = 'session-r1') {
  const market = createTestApi(answers);
  const closes: (() => void)[] = [];

  /** A tab that shows these lists. */
  function openTab({ lists = ['waiting'] as LiveList[], name = scope } = {}) {
    const cache = createQueryClient();
    const feed = createOrderFeed({ api: market.api, cache, restaurantId: 'r1', scope: name });
    const connection = createConnection();
    const unshow = lists.map((list) => show(list));
    const polling = startPolling({ cache, feed, restaurantId: 'r1', connection });
    function show(list: LiveList) {
      const observer = new QueryObserver<Order[]>(cache, {
        queryKey: liveKey('r1', list),
        queryFn: ({ signal }) => feed.read(list, signal),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
      });
      return observer.subscribe(() => {});
    }
    const close = () => {
      polling.stop();
      for (const stop of unshow) stop();
      cache.clear();
    };
    closes.push(close);
    const ids = (list: LiveList = 'waiting') =>
      cache.getQueryData<Order[]>(liveKey('r1', list))?.map(({ id }) => id);
    return { cache, feed, polling, connection, close, ids };
  }

  return { market, openTab, closeAll: () => closes.forEach((close) => close()) };
}

/** Channels that deliver in the next moment of the fake clock, as those of a browser do. */
export function stubChannels() {
  const open = new Set<{ name: string; onmessage: ((event: MessageEvent) => void) | null }>();
  class TestChannel {
    onmessage: ((event: MessageEvent) => void) | null = null;
    constructor(readonly name: string) {
      open.add(this);
    }
    postMessage(data: unknown) {
      const copy: unknown = structuredClone(data);
      posted.push(copy);
      for (const other of open) {
        if (other === this || other.name !== this.name) continue;
        setTimeout(() => open.has(other) && other.onmessage?.({ data: copy } as MessageEvent), 1);
      }
    }
    close() {
      open.delete(this);
    }
  }
  const posted: unknown[] = [];
  vi.stubGlobal('BroadcastChannel', TestChannel);
  return { posted, open };
}

/** Exclusive locks by name, first come first served. */
export function stubLocks() {
  const queues = new Map<string, Promise<unknown>>();
  async function request(
    name: string,
    { signal, ifAvailable }: LockOptions,
    work: (lock: { name: string } | null) => unknown,
  ) {
    if (signal?.aborted) throw signal.reason;
    const before = queues.get(name);
    if (before && ifAvailable) return work(null);
    let release = () => {};
    const done = new Promise<void>((resolve) => {
      release = resolve;
    });
    queues.set(name, done);
    try {
      if (before) await Promise.race([before, aborted(signal)]);
      return await work({ name });
    } finally {
      if (queues.get(name) === done) queues.delete(name);
      release();
    }
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return () => void Reflect.deleteProperty(navigator, 'locks');
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason)),
  );
}
