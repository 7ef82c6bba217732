import type { Page, Request } from '@playwright/test';

/** The resources of a page that a portal has to release, such as listeners and timers. */
interface Ledger {
  listeners: Record<string, number>;
  intervals: number;
  timeouts: number;
  channels: number;
  wakeLocks: number;
}

/** Counts the resources that the page has opened and not released. It must run before the page's scripts. */
export function keepLedger() {
  const listeners: Record<string, number> = {};
  // A `WeakMap`, so that the ledger itself does not prevent garbage collection.
  const namesByTarget = new WeakMap<EventTarget, Set<string>>();
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const nameOf = (type: string, listener: object, options: unknown) => {
    if (!ids.has(listener)) ids.set(listener, (lastId += 1));
    const capture =
      typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options;
    return `${type} ${ids.get(listener)} ${Boolean(capture)}`;
  };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const isWatched = (target: EventTarget) =>
    [window, document, document.documentElement, document.body].includes(target as typeof window) ||
    target.constructor.name === 'Navigation' ||
    target.constructor.name === 'MediaQueryList';
  const change = (target: EventTarget, name: string, by: 1 | -1) => {
    const names = namesByTarget.get(target) ?? new Set();
    namesByTarget.set(target, names);
    if (by === 1 ? names.has(name) : !names.has(name)) return;
    if (by === 1) names.add(name);
    else names.delete(name);
    const key = `${target.constructor.name} ${name.split(' ')[0]}`;
    listeners[key] = (listeners[key] ?? 0) + by;
  };
  EventTarget.prototype.addEventListener = function patched(type, listener, options) {
    const target = this ?? window;
    if (listener && isWatched(target)) {
      const name = nameOf(type, listener, options);
      change(target, name, 1);
      // An aborted signal removes its listeners without a call of `removeEventListener`.
      const signal = typeof options === 'object' ? options?.signal : undefined;
      if (signal) add.call(signal, 'abort', () => change(target, name, -1), { once: true });
    }
    return add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function patched(type, listener, options) {
    const target = this ?? window;
    if (listener && isWatched(target)) change(target, nameOf(type, listener, options), -1);
    return remove.call(target, type, listener, options);
  };

  const intervals = new Set<unknown>();
  const timeouts = new Set<unknown>();
  const channels = new Set<unknown>();
  const { setInterval: startInterval, clearInterval: stopInterval } = window;
  const { setTimeout: startTimeout, clearTimeout: stopTimeout } = window;
  const { close } = BroadcastChannel.prototype;
  BroadcastChannel.prototype.close = function closeCounted() {
    channels.delete(this);
    close.call(this);
  };
  let wakeLocks = 0;
  const request = () => {
    const sentinel = Object.assign(new EventTarget(), {
      released: false,
      release() {
        if (!sentinel.released) wakeLocks -= 1;
        sentinel.released = true;
        return Promise.resolve();
      },
    });
    wakeLocks += 1;
    return Promise.resolve(sentinel);
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  Object.assign(window, {
    setInterval: (...args: Parameters<typeof startInterval>) => {
      const id = startInterval(...args);
      intervals.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      intervals.delete(id);
      stopInterval(id);
    },
    setTimeout: (work: (...args: unknown[]) => void, ms?: number, ...rest: unknown[]) => {
      const id = startTimeout(() => {
        timeouts.delete(id);
        work(...rest);
      }, ms);
      timeouts.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      timeouts.delete(id);
      stopTimeout(id);
    },
    BroadcastChannel: class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
    },
    ledger: (): Ledger => ({
      listeners: { ...listeners },
      intervals: intervals.size,
      timeouts: timeouts.size,
      channels: channels.size,
      wakeLocks,
    }),
  });
}

/** The page's current resources and Web Locks. Listeners inside of the portal's element are not counted. */
export async function takeStock(page: Page) {
  return page.evaluate(async () => {
    const { listeners, ...counts } = (window as unknown as { ledger(): Ledger }).ledger();
    const { pushState, replaceState } = window.history;
    const { held = [], pending = [] } = await navigator.locks.query();
    return {
      ...counts,
      listeners: Object.fromEntries(Object.entries(listeners).filter(([, count]) => count !== 0)),
      locks: [...held, ...pending].map(({ name }) => name),
      history: Reflect.ownKeys(window.history).map(String),
      isPatched: [pushState, replaceState].some((method) => !/native code/.test(String(method))),
      styles: document.querySelectorAll('style').length,
      rules: [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
      elements: document.querySelectorAll('*').length,
    };
  });
}

/** Collects garbage, then counts all nodes (even detached ones), documents, listeners and bytes of the heap. */
export async function measureMemory(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('HeapProfiler.collectGarbage');
  const { nodes, documents, jsEventListeners } = await browser.send('Memory.getDOMCounters');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  await browser.detach();
  return { nodes, documents, jsEventListeners, heap: usedSize };
}

/** Returns a function that lists the open calls to the backend, including event streams. */
export function watchCalls(page: Page): () => string[] {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/api/')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => [...open].map((request) => new URL(request.url()).pathname);
}
