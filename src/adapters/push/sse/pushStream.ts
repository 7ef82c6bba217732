import { aborted } from '../../../core/async/aborted';
import { anySignal } from '../../../core/async/anySignal';
import { delay } from '../../../core/async/delay';
import { Cancelled, ConfigFailure, PortalFailure } from '../../../core/api/errors';
import { startDeadline } from '../../../core/api/timeouts';
import type { PushMessage } from '../../../core/contracts';
import { record } from '../../../core/format/wireValues';
import type { OpenStream } from '../../../core/push/serverPush';
import { readEvents } from './readEvents';

/** Three missed keep-alives. */
const SILENCE_MS = 60_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const DATA_LIMIT = 16 * 1024;
/** Temporary statuses; any other 4xx stops reconnecting. */
const TEMPORARY = [408, 425, 429];

export interface PushStreamOptions {
  openStream: OpenStream;
  path: string;
  onMessage(message: PushMessage): void;
}

/** A push stream that reconnects until it is closed or refused. */
export interface PushStream {
  /** Resolves with the push token that the server sent. */
  token(signal: AbortSignal): Promise<string>;
  isClosed(): boolean;
  close(): void;
}

export function openPushStream({ openStream, path, onMessage }: PushStreamOptions): PushStream {
  const life = new AbortController();
  let token: string | null = null;
  let resolveToken: (token: string) => void = () => {};
  let rejectToken: (reason: unknown) => void = () => {};
  const first = new Promise<string>((resolve, reject) => {
    resolveToken = resolve;
    rejectToken = reject;
  });
  first.catch(() => {});

  function handle(type: string | undefined, data: string): void {
    if (type === 'token') {
      token = data;
      resolveToken(data);
    }
    const message = type === 'push' ? parse(data) : null;
    if (message) onMessage(message);
  }

  /** Runs one connection until it ends; returns whether any event arrived. */
  async function listen(): Promise<boolean> {
    const finished = new AbortController();
    const silence = startDeadline(SILENCE_MS, () => finished.abort());
    const signal = anySignal(life.signal, finished.signal);
    let hasEvents = false;
    try {
      const headers: Record<string, string> = token ? { 'X-Push-Token': token } : {};
      const answer = await openStream(path, { signal, headers });
      const events = readEvents(toBody(answer), { onBytes: silence.onProgress, signal });
      for await (const { event, data } of events) {
        if (life.signal.aborted) break;
        hasEvents = true;
        handle(event, data);
      }
    } catch (error) {
      if (error instanceof PortalFailure) throw error;
    } finally {
      silence.stop();
      finished.abort();
    }
    return hasEvents;
  }

  async function run(): Promise<void> {
    for (let failures = 0; !life.signal.aborted; failures += 1) {
      if (await listen()) failures = 0;
      const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
      await delay(wait * (0.5 + Math.random() / 2), life.signal);
    }
  }

  run()
    .catch(rejectToken)
    .finally(() => life.abort());

  return {
    token: (signal) => Promise.race([first, aborted(signal)]),
    isClosed: () => life.signal.aborted,
    close() {
      life.abort();
      rejectToken(new Cancelled('The push stream was closed'));
    },
  };
}

function toBody({ ok, status, body, headers }: Response): ReadableStream<Uint8Array> {
  const isRefusal = status >= 400 && status < 500 && !TEMPORARY.includes(status);
  if (isRefusal) throw new PortalFailure('push', `The push stream was refused with ${status}`);
  if (!ok || !body) throw new Error('The push stream did not open');
  if (!headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new ConfigFailure('The path of the push stream does not return an event stream');
  }
  return body;
}

function parse(data: string): PushMessage | null {
  if (data.length > DATA_LIMIT) return null;
  try {
    return record(JSON.parse(data)) as PushMessage;
  } catch {
    return null;
  }
}
