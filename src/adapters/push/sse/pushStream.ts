import { Cancelled, ConfigFailure, PortalFailure } from '../../../core/api/errors';
import { keepStream, noRefusals } from '../../../core/api/stream/keepStream';
import { aborted } from '../../../core/async/aborted';
import type { PushMessage } from '../../../core/contracts';
import { createEmitter } from '../../../core/createEmitter';
import { record } from '../../../core/format/wireValues';
import type { OpenStream } from '../../../core/push/serverPush';
import { withoutMarks } from '../../../core/push/workerMessages';

/** The time in which the server normally sends three keep-alives, in ms. */
const SILENCE_MS = 60_000;
const DATA_LIMIT = 16 * 1024;
/** Temporary statuses; any other 4xx stops reconnecting. */
const TEMPORARY = [408, 425, 429];

export interface PushStreamOptions {
  openStream: OpenStream;
  path: string;
  onMessage(message: PushMessage): void;
  /** Called when the server refuses the stream, and when it accepts it again. */
  onTokenChange(): void;
}

/** A push stream that reconnects until it is closed. */
export interface PushStream {
  /** Resolves with the push token that the server sent; rejects while the server refuses the stream. */
  token(signal: AbortSignal): Promise<string>;
  close(): void;
}

export function openPushStream(options: PushStreamOptions): PushStream {
  const { openStream, path, onMessage, onTokenChange } = options;
  const life = new AbortController();
  let token: string | null = null;
  let refusal: PortalFailure | null = null;
  const { subscribe, emit } = createEmitter();

  function show(next: PortalFailure | null): void {
    const isChanged = (refusal === null) !== (next === null);
    refusal = next;
    emit();
    if (isChanged) onTokenChange();
  }

  async function firstToken(signal: AbortSignal): Promise<string> {
    for (;;) {
      signal.throwIfAborted();
      life.signal.throwIfAborted();
      if (refusal) throw refusal;
      if (token) return token;
      await new Promise<void>((resolve) => {
        const stop = subscribe(() => {
          stop();
          resolve();
        });
      });
    }
  }

  keepStream({
    signal: life.signal,
    silenceMs: SILENCE_MS,
    refusals: noRefusals(),
    async open(signal) {
      const headers: Record<string, string> = token ? { 'X-Push-Token': token } : {};
      return toBody(await openStream(path, { operation: 'pushStream', signal, headers }));
    },
    onEvent({ event, data }) {
      if (event === 'token') {
        token = data;
        show(null);
      }
      const message = event === 'push' ? parse(data) : null;
      if (message) onMessage(message);
    },
    onRefused: show,
    // Rejects when it is closed.
  }).catch(() => {});

  return {
    token: (signal) => Promise.race([firstToken(signal), aborted(signal)]),
    close() {
      life.abort(new Cancelled('The push stream was closed'));
      emit();
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
