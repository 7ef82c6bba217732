import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

/** A tab of a test. What it starts in `run` waits while the tab is stalled: timers, messages and grants of locks. */
export interface TestTab {
  run<Result>(work: () => Result): Result;
  stall(): void;
  isStalled(): boolean;
  /** Continues with everything that became due during the stall, the timers first. */
  wake(): void;
}

interface StalledTab extends TestTab {
  /** Resolves at once, or when the stall has ended. */
  awake(): Promise<void> | undefined;
  /** Runs `work` now, or after the stall, once for each `key`. */
  deliver(key: unknown, work: () => void): void;
  drop(key: unknown): void;
}

const tabs = new AsyncLocalStorage<StalledTab>();

export function createTestTab(): TestTab {
  const due = new Map<unknown, () => void>();
  let stall: ReturnType<typeof defer<void>> | null = null;
  const tab: StalledTab = {
    run: (work) => tabs.run(tab, work),
    stall: () => void (stall ??= defer<void>()),
    isStalled: () => stall !== null,
    wake() {
      const ended = stall;
      stall = null;
      for (const [key, work] of due) {
        due.delete(key);
        tab.run(work);
      }
      ended?.resolve();
    },
    awake: () => stall?.promise,
    deliver: (key, work) => void (stall ? due.set(key, work) : tab.run(work)),
    drop: (key) => void due.delete(key),
  };
  return tab;
}

/** A listener that hears an event when the tab that created it is not stalled. */
export function inTab(listener: () => void): () => void {
  const tab = tabs.getStore();
  return () => (tab ? tab.deliver(listener, listener) : listener());
}

/** Resolves when the tab that calls it is not stalled. */
export async function whenAwake(): Promise<void> {
  await tabs.getStore()?.awake();
}

/** Stubs timers so that those of a stalled tab wait. Call it after the timers have been replaced by fake ones. */
export function stubTabTimers(): void {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const stub =
    (start: (run: () => void, ms?: number) => unknown) => (run: () => void, ms?: number) => {
      const tab = tabs.getStore();
      const id = start(() => (tab ? tab.deliver(id, run) : run()), ms);
      return id;
    };
  const stubClear =
    <Id>(clear: (id: Id) => void) =>
    (id: Id) => {
      tabs.getStore()?.drop(id);
      clear(id);
    };
  vi.stubGlobal('setTimeout', stub(setTimeout));
  vi.stubGlobal('setInterval', stub(setInterval));
  vi.stubGlobal('clearTimeout', stubClear(clearTimeout));
  vi.stubGlobal('clearInterval', stubClear(clearInterval));
}

/** Stubs channels. They deliver asynchronously, as in a browser, after 1 ms of the fake clock. */
export function stubChannels() {
  const open = new Set<TestChannel>();
  class TestChannel {
    onmessage: ((event: MessageEvent) => void) | null = null;
    inTab = AsyncLocalStorage.snapshot();
    constructor(readonly name: string) {
      open.add(this);
    }
    postMessage(data: unknown) {
      const copy: unknown = structuredClone(data);
      posted.push(copy);
      for (const other of open) {
        if (other === this || other.name !== this.name) continue;
        const deliver = () =>
          void (open.has(other) && other.onmessage?.({ data: copy } as MessageEvent));
        other.inTab(() => setTimeout(deliver, 1));
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

type Work = (lock: { name: string } | null) => unknown;

/** Stubs exclusive Web Locks, which are granted in the order of their requests and can be stolen. */
export function stubLocks() {
  const locks = new Map<string, { grant(): void; steal(reason: unknown): void }[]>();

  async function request(name: string, options: LockOptions | Work, work: Work = options as Work) {
    const { signal, ifAvailable, steal } = options as LockOptions;
    signal?.throwIfAborted();
    const requests = locks.get(name) ?? [];
    locks.set(name, requests);
    if (ifAvailable && requests.length > 0) return work(null);
    const granted = defer<void>();
    const stolen = defer<never>();
    stolen.promise.catch(() => {});
    const lock = { grant: granted.resolve, steal: stolen.reject };
    if (steal) {
      requests.shift()?.steal(new DOMException('The lock was stolen', 'AbortError'));
      requests.unshift(lock);
    } else requests.push(lock);
    try {
      if (requests[0] !== lock) await Promise.race([granted.promise, aborted(signal)]);
      if (tabs.getStore()?.awake()) await whenAwake();
      return await Promise.race([work({ name }), stolen.promise]);
    } finally {
      const at = requests.indexOf(lock);
      if (at >= 0) requests.splice(at, 1);
      if (at === 0) requests[0]?.grant();
      if (tabs.getStore()?.awake()) await whenAwake();
    }
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return () => void Reflect.deleteProperty(navigator, 'locks');
}

function defer<Value>() {
  let resolve = (_value: Value) => {};
  let reject = (_reason: unknown) => {};
  const promise = new Promise<Value>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason)),
  );
}
