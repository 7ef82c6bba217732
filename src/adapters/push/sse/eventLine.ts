import { delay } from '../../../core/async/delay';
import { Cancelled, ConfigFailure, PortalFailure } from '../../../core/api/errors';
import type { PushMessage } from '../../../core/contracts';
import { record } from '../../../core/format/wireValues';
import type { OpenStream } from '../../../core/push/serverPush';
import { readEvents } from './readEvents';

/** A stream that is silent for longer than three keep-alives is dead. */
const SILENCE_MS = 60_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const DATA_LIMIT = 16 * 1024;
/** Statuses that may pass; every other refusal is the server's last word. */
const PASSING = [408, 425, 429];

export interface EventLineOptions {
  openStream: OpenStream;
  path: string;
  onMessage(message: PushMessage): void;
}

/** A push stream that comes back by itself until it is closed or refused. */
export interface EventLine {
  /** The token that the server gave this browser. */
  token(signal: AbortSignal): Promise<string>;
  isOver(): boolean;
  close(): void;
}

export function openEventLine({ openStream, path, onMessage }: EventLineOptions): EventLine {
  const life = new AbortController();
  let token: string | null = null;
  let giveToken: (token: string) => void = () => {};
  let refuse: (reason: unknown) => void = () => {};
  const first = new Promise<string>((resolve, reject) => {
    giveToken = resolve;
    refuse = reject;
  });
  first.catch(() => {});

  function take(type: string, data: string): void {
    if (type === 'token') {
      token = data;
      giveToken(data);
    }
    const message = type === 'push' ? parse(data) : null;
    if (message) onMessage(message);
  }

  /** One connection, to its end. True when anything came through it. */
  async function listen(): Promise<boolean> {
    const silence = startSilence(life.signal);
    let hasEvents = false;
    try {
      const headers: Record<string, string> = token ? { 'X-Push-Token': token } : {};
      const answer = await openStream(path, { signal: silence.signal, headers });
      for await (const { type, data } of readEvents(toBody(answer), silence.reset)) {
        if (life.signal.aborted) break;
        hasEvents = true;
        take(type, data);
      }
    } catch (error) {
      if (error instanceof PortalFailure) throw error;
    } finally {
      silence.stop();
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
    .catch(refuse)
    .finally(() => life.abort());

  return {
    token: (signal) => unlessAborted(first, signal),
    isOver: () => life.signal.aborted,
    close() {
      life.abort();
      refuse(new Cancelled('The push stream was closed'));
    },
  };
}

function toBody({ ok, status, body, headers }: Response): ReadableStream<Uint8Array> {
  const isRefusal = status >= 400 && status < 500 && !PASSING.includes(status);
  if (isRefusal) throw new PortalFailure('push', `The push stream was refused with ${status}`);
  if (!ok || !body) throw new Error('The push stream did not open');
  if (!headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new ConfigFailure('The path of the push stream answers something else');
  }
  return body;
}

/** Aborts when the stream says nothing for a while, or the line is closed. */
function startSilence(life: AbortSignal) {
  const limit = new AbortController();
  const stop = () => limit.abort();
  let timer = setTimeout(stop, SILENCE_MS);
  life.addEventListener('abort', stop, { once: true });
  return {
    signal: limit.signal,
    reset() {
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_MS);
    },
    stop() {
      clearTimeout(timer);
      life.removeEventListener('abort', stop);
    },
  };
}

function parse(data: string): PushMessage | null {
  if (data.length > DATA_LIMIT) return null;
  try {
    return record(JSON.parse(data)) as PushMessage;
  } catch {
    return null;
  }
}

function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
