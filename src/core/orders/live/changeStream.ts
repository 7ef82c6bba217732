import { Cancelled } from '../../api/errors';
import { parseJson } from '../../api/json';
import { keepStream, noRefusals } from '../../api/stream/keepStream';
import { record } from '../../format/wireValues';
import type { OpenStream } from '../../push/serverPush';
import { openOrderChanges } from '../api';
import type { ChangeFeed } from './orderFeed';

/** If no byte arrives in this time, two comments of the backend are missing. */
const SILENCE_MS = 30_000;
/** Shortest time between two calls of `confirm`. */
const CONFIRM_MS = 5_000;
/** HTTP statuses of a backend that supports the call but not the stream. */
const ABSENT = [404, 405, 406, 501];

export interface ChangeStreamOptions {
  changes: ChangeFeed;
  restaurantId: string;
  openStream: OpenStream;
  onOpen(): void;
  /** Called when the changes have to be polled. */
  onEnd(): void;
}

/**
 * Receives the changes as a stream, but only while the page is visible: all tabs share a few connections of the
 * browser.
 */
export interface ChangeStream {
  /** Call it when the page is hidden or shown, and when the cursor becomes known. */
  update(): void;
  isOpen(): boolean;
  stop(): void;
}

export function createChangeStream(options: ChangeStreamOptions): ChangeStream {
  const { changes, restaurantId, openStream, onOpen, onEnd } = options;
  let running: AbortController | null = null;
  /** A page that is hidden and shown again waits as if it had stayed visible. */
  const refusals = noRefusals();
  let isOpen = false;
  let confirmedAt = -Infinity;

  async function connect(signal: AbortSignal) {
    const since = changes.cursor();
    if (!since) throw new Error('There is no cursor');
    const answer = await openOrderChanges(openStream, { restaurantId, since }, signal);
    const { ok, status, body, headers } = answer;
    const isStream = headers.get('content-type')?.startsWith('text/event-stream');
    if (ok && body && isStream) return body;
    void body?.cancel().catch(() => {});
    const isAbsent = ok || ABSENT.includes(status);
    throw isAbsent ? new Cancelled('The backend has no stream') : new Error(`HTTP ${status}`);
  }

  async function run(life: AbortController): Promise<void> {
    await keepStream({
      signal: life.signal,
      refusals,
      silenceMs: SILENCE_MS,
      open: connect,
      onOpen() {
        if (life !== running) return;
        isOpen = true;
        onOpen();
      },
      onBytes() {
        if (performance.now() - confirmedAt < CONFIRM_MS) return;
        confirmedAt = performance.now();
        changes.confirm();
      },
      onEvent: ({ data }) => changes.show(record(parseJson(data))),
      onEnd() {
        if (life !== running) return;
        isOpen = false;
        onEnd();
      },
    });
  }

  function stop(): void {
    running?.abort();
    running = null;
    isOpen = false;
  }

  return {
    isOpen: () => isOpen,
    stop,
    update() {
      const isVisible = document.visibilityState !== 'hidden';
      if (!isVisible) return stop();
      if (running || !changes.cursor()) return;
      const life = new AbortController();
      running = life;
      // Rejects when `stop` ends it.
      run(life).catch(() => {});
    },
  };
}
