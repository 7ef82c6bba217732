import type { EventSourceMessage } from 'eventsource-parser';
import { anySignal } from '../../async/anySignal';
import { delay } from '../../async/delay';
import { PortalFailure } from '../errors';
import { readEvents } from './readEvents';
import { startDeadline } from '../timeouts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A connection that ends earlier is treated as failed, even if it has sent data. */
const SOUND_AFTER_MS = 30_000;

export interface StreamOptions {
  /** Opens one connection. A `PortalFailure` ends the stream; after any other error, the connection is opened again. */
  open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  /** After this time without a byte, the connection is treated as broken. */
  silenceMs: number;
  signal: AbortSignal;
  onEvent(event: EventSourceMessage): void | Promise<void>;
  onOpen?(): void;
  onBytes?(): void;
  /** Called when an open connection ends. */
  onEnd?(): void;
}

/** Keeps a stream of server-sent events open: a broken stream is opened again after 1 to 30 seconds. */
export async function keepStream(options: StreamOptions): Promise<void> {
  const { signal } = options;
  for (let failures = 0; !signal.aborted; failures += 1) {
    if ((await readStream(options)) >= SOUND_AFTER_MS) failures = 0;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
    await delay(wait * (0.5 + Math.random() / 2), signal);
  }
}

/** Reads one connection until it ends; returns how long it was open, in ms. */
async function readStream(options: StreamOptions): Promise<number> {
  const { open, silenceMs, onEvent, onOpen, onBytes, onEnd } = options;
  const finished = new AbortController();
  const silence = startDeadline(silenceMs, () => finished.abort());
  const signal = anySignal(options.signal, finished.signal);
  const receive = () => {
    silence.onProgress();
    onBytes?.();
  };
  let openedAt: number | undefined;
  try {
    const body = await open(signal);
    openedAt = performance.now();
    onOpen?.();
    for await (const event of readEvents(body, { onBytes: receive, signal })) {
      if (options.signal.aborted) break;
      await onEvent(event);
    }
  } catch (error) {
    if (error instanceof PortalFailure) throw error;
  } finally {
    silence.stop();
    finished.abort();
    if (openedAt !== undefined) onEnd?.();
  }
  return openedAt === undefined ? 0 : performance.now() - openedAt;
}
