/// <reference types="vite/client" />
import { sitePath } from '../../links.ts';
import {
  type FromWorker,
  type SandboxCommand,
  type SandboxState,
  type StorageOfData,
  startingState,
} from './sandboxState.ts';
// oxlint-disable-next-line import/default -- Vite builds the worker and returns its URL
import workerUrl from './sandboxWorker.ts?worker&url';
import { createPortFetch } from './transport.ts';

/** The base URL of the sandbox's calls, below which the site also has the pictures of its dishes. */
export const SANDBOX_HOST = sitePath('sandbox');

/** The sandbox in this browser. */
export interface BrowserSandbox {
  fetch: typeof fetch;
  /** Makes one of the calls of `docs/sandbox.md` and returns its response. */
  control(method: string, path: string, body?: object): Promise<unknown>;
  /** Whether this page has a connection to the sandbox. */
  setOnline(isOnline: boolean): void;
  /** Deletes the data, for all tabs, and starts with that of the site. */
  reset(): void;
  state(): SandboxState;
  subscribe(onChange: () => void): () => void;
  /** Ends the requests of this page. Other tabs keep the sandbox. */
  close(): void;
}

/** Starts the sandbox, or connects to the one of another tab. */
export function openSandbox(storage: StorageOfData = 'browser'): BrowserSandbox {
  const port = connect(storage);
  const listeners = new Set<() => void>();
  const host = new URL(SANDBOX_HOST, location.href).href;
  const { fetch, setOnline } = createPortFetch(port, host);
  let state = startingState(storage);
  port.addEventListener('message', ({ data }: MessageEvent<FromWorker | { type: unknown }>) => {
    if (!isState(data)) return;
    state = data.state;
    for (const onChange of listeners) onChange();
  });
  const untilReady = () =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (state.phase === 'starting') return;
        listeners.delete(check);
        if (state.phase === 'ready') resolve();
        else reject(new Error(state.message));
      };
      listeners.add(check);
      check();
    });
  const command = (message: SandboxCommand) => port.postMessage(message);
  const leave = () => command({ type: 'leave' });
  window.addEventListener('pagehide', leave);
  return {
    fetch,
    setOnline,
    async control(method, path, body) {
      await untilReady();
      const response = await fetch(`${host}/sandbox${path}`, {
        method,
        headers: { 'x-sandbox-key': state.key, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
      return response.json();
    },
    reset: () => command({ type: 'reset' }),
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    close() {
      window.removeEventListener('pagehide', leave);
      leave();
      port.close();
    },
  };
}

function isState(data: FromWorker | { type: unknown }): data is FromWorker {
  return data.type === 'state';
}

function connect(storage: StorageOfData): MessagePort {
  const name = `vendor-portal sandbox, ${storage}`;
  if ('SharedWorker' in globalThis) {
    return new SharedWorker(workerUrl, { type: 'module', name }).port;
  }
  const worker = new Worker(workerUrl, { type: 'module', name });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(null, [port2]);
  return port1;
}
