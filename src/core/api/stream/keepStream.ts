import type { EventSourceMessage } from 'eventsource-parser';
import { anySignal } from '../../async/anySignal';
import { delay } from '../../async/delay';
import { PortalFailure } from '../errors';
import { startDeadline } from '../timeouts';
import { readEvents } from './readEvents';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** Waits after a refusal; the last one repeats. A proxy that restarts answers like a backend without the stream. */
const REFUSED_WAIT_MS: readonly number[] = [60_000, 5 * 60_000, 15 * 60_000];
/** A connection that ends earlier is treated as failed, even if it has sent data. */
const SOUND_AFTER_MS = 30_000;

/** The refusals in a row. A caller that stops a stream and starts it again passes the same object. */
export interface Refusals {
  count: number;
  /** No attempt is made before this time, in ms of `performance.now()`. */
  until: number;
}

export function noRefusals(): Refusals {
  return { count: 0, until: 0 };
}

export interface StreamOptions {
  /**
   * Opens one connection. After a `PortalFailure`, which is a refusal, the connection is opened again after 1, 5 and
   * then every 15 minutes; after any other error, after 1 to 30 seconds.
   */
  open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  refusals: Refusals;
  /** After this time without a byte, the connection is treated as broken. */
  silenceMs: number;
  signal: AbortSignal;
  onEvent(event: EventSourceMessage): void | Promise<void>;
  onOpen?(): void;
  onBytes?(): void;
  /** Called when an open connection ends. */
  onEnd?(): void;
  onRefused?(failure: PortalFailure): void;
}

/** Keeps a stream of server-sent events open until the signal aborts. */
export async function keepStream(options: StreamOptions): Promise<void> {
  const { signal, refusals } = options;
  for (let failures = 0; !signal.aborted; failures += 1) {
    const refusedFor = refusals.until - performance.now();
    if (refusedFor > 0) await delay(refusedFor, signal);
    const { openMs, refusal } = await readStream(options);
    if (signal.aborted) return;
    if (openMs >= SOUND_AFTER_MS) {
      failures = 0;
      refusals.count = 0;
    }
    if (refusal) {
      const wait = REFUSED_WAIT_MS[Math.min(refusals.count, REFUSED_WAIT_MS.length - 1)] ?? 0;
      refusals.count += 1;
      refusals.until = performance.now() + wait;
      options.onRefused?.(refusal);
    } else {
      const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
      await delay(wait * (0.5 + Math.random() / 2), signal);
    }
  }
}

interface Reading {
  /** How long the connection was open, in ms. */
  openMs: number;
  refusal?: PortalFailure;
}

/** Reads one connection until it ends. */
async function readStream(options: StreamOptions): Promise<Reading> {
  const { open, silenceMs, onEvent, onOpen, onBytes, onEnd } = options;
  const finished = new AbortController();
  const silence = startDeadline(silenceMs, () => finished.abort());
  const signal = anySignal(options.signal, finished.signal);
  const receive = () => {
    silence.onProgress();
    onBytes?.();
  };
  let openedAt: number | undefined;
  let refusal: PortalFailure | undefined;
  try {
    const body = await open(signal);
    openedAt = performance.now();
    onOpen?.();
    for await (const event of readEvents(body, { onBytes: receive, signal })) {
      if (options.signal.aborted) break;
      await onEvent(event);
    }
  } catch (error) {
    if (error instanceof PortalFailure) refusal = error;
  } finally {
    silence.stop();
    finished.abort();
    if (openedAt !== undefined) onEnd?.();
  }
  const openMs = openedAt === undefined ? 0 : performance.now() - openedAt;
  return refusal ? { openMs, refusal } : { openMs };
}
