import { QueryObserver } from '@tanstack/query-core';
import { expect, onTestFinished, vi } from 'vitest';
import { type Clock, createClock } from '../../src/core/clock/createClock';
import { createConnection } from '../../src/core/connection/createConnection';
import type { Capability, PortalError } from '../../src/core/contracts';
import { type LiveList, type Polled, polledKey } from '../../src/core/orders/keys';
import { createOrderFeed, type OrderFeed } from '../../src/core/orders/live/orderFeed';
import { polledOptions } from '../../src/core/orders/live/queries';
import { startPolling } from '../../src/core/orders/live/startPolling';
import type { Order } from '../../src/core/orders/types';
import type { OpenStream } from '../../src/core/push/serverPush';
import { createQueryClient } from '../../src/core/state/queryClient';
import { type Answers, createTestApi } from './orderApi';
import { stubChannels, stubLocks } from './testTabs';

interface TabOptions {
  /** The lists that a screen shows. */
  shown?: readonly LiveList[];
  /** The lists whose count a screen shows. */
  counted?: readonly Polled[];
  scope?: string;
  hiddenWaitMs?: number;
  capabilities?: readonly Capability[];
  openStream?: OpenStream;
  clock?: Clock;
}

/**
 * Provides `openTab`, which opens a tab of one session on a test marketplace. Timers are fake, channels and locks are
 * stubs.
 */
export function openTabs(answers: Answers) {
  vi.useFakeTimers();
  const channels = stubChannels();
  const unlock = stubLocks();
  const market = createTestApi(answers);
  const closes: (() => void)[] = [];

  function openTab({
    shown = ['waiting'],
    counted = [],
    scope = 'session-r1',
    hiddenWaitMs = Infinity,
    capabilities = [],
    openStream,
    clock = createClock(),
  }: TabOptions = {}) {
    const cache = createQueryClient();
    const problems: PortalError[] = [];
    const hasCapability = (name: Capability) => capabilities.includes(name);
    const feed = createOrderFeed({
      api: market.api,
      cache,
      clock,
      restaurantId: 'r1',
      scope,
      hasCapability,
      onProblem: (problem) => problems.push(problem),
    });
    const connection = createConnection(clock.now);
    let changes = 0;
    const observe = (name: Polled, enabled: boolean) =>
      new QueryObserver<unknown>(cache, {
        ...polledOptions(feed, 'r1', name),
        enabled,
        notifyOnChangeProps: ['data'],
      }).subscribe(() => void (changes += 1));
    const stops = [
      ...shown.map((list) => observe(list, true)),
      ...counted.map((name) => observe(name, false)),
    ];
    const polling = startPolling({
      cache,
      clock,
      feed,
      restaurantId: 'r1',
      connection,
      hiddenWaitMs: () => hiddenWaitMs,
      ...(openStream ? { openStream } : {}),
    });
    const close = () => {
      polling.stop();
      for (const stop of stops) stop();
      cache.clear();
    };
    closes.push(close);
    const orders = (list: LiveList = 'waiting') =>
      cache.getQueryData<readonly Order[]>(polledKey('r1', list));
    const ids = (list?: LiveList) => orders(list)?.map(({ id }) => id);
    const seen = { orders, ids, changes: () => changes };
    return { cache, feed, polling, connection, problems, close, ...seen };
  }

  onTestFinished(() => {
    for (const close of closes) close();
    hide(false);
    unlock();
  });
  return { market, openTab, channels, unlock };
}

/** Another tab of the session, which announces that it starts or stops changing an order. */
export function changesOfOtherTab({ scope, listen, elsewhere }: OrderFeed) {
  stubChannels();
  onTestFinished(listen(() => {}));
  const channel = new BroadcastChannel(`vendor-portal:changes:${scope}`);
  return async (id: string, isChanging: boolean) => {
    channel.postMessage({ id, isChanging });
    await vi.waitFor(() => expect(elsewhere.has(id)).toBe(isChanging));
  };
}

/** Hides or shows the page. */
export function hide(isHidden: boolean) {
  const state = isHidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}
