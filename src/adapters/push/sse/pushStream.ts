import { aborted } from '../../../core/async/aborted';
import { Cancelled, ConfigFailure, PortalFailure } from '../../../core/api/errors';
import { keepStream } from '../../../core/api/stream/keepStream';
import type { PushMessage } from '../../../core/contracts';
import { record } from '../../../core/format/wireValues';
import { withoutMarks } from '../../../core/push/workerMessages';
import type { OpenStream } from '../../../core/push/serverPush';

/** The time in which the server normally sends three keep-alives, in ms. */
const SILENCE_MS = 60_000;
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

  keepStream({
    signal: life.signal,
    silenceMs: SILENCE_MS,
    async open(signal) {
      const headers: Record<string, string> = token ? { 'X-Push-Token': token } : {};
      return toBody(await openStream(path, { operation: 'pushStream', signal, headers }));
    },
    onEvent({ event, data }) {
      if (event === 'token') {
        token = data;
        resolveToken(data);
      }
      const message = event === 'push' ? parse(data) : null;
      if (message) onMessage(message);
    },
  })
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
    const message = record(JSON.parse(data));
    return 'data' in message
      ? { ...message, data: withoutMarks(record(message.data)) as PushMessage['data'] }
      : message;
  } catch {
    return null;
  }
}
