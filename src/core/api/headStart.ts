import type { EndpointName } from './endpoints';
import type { Reply } from './types';

/** An answer that no screen has asked for this long after it came is out of date. */
const FRESH_MS = 5_000;

type Send = (name: EndpointName, body: object, signal: AbortSignal) => Promise<Reply>;

interface Started {
  generation: number;
  body: string;
  reply: Promise<Reply>;
  /** Whether a call can still take the answer. */
  isOpen: boolean;
  answeredAt: number;
  cancel(): void;
}

/** Reads that were requested before the code that needs them has loaded. @internal */
export interface HeadStart {
  /** Sends the call, once per session. */
  begin(name: EndpointName, body: object): void;
  /** The answer to the same call of this session, for whoever asks first; `null` without one. */
  take(
    name: EndpointName,
    body: object | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Reply> | null;
}

/** @internal */
export function createHeadStart(send: Send, generation: () => number): HeadStart {
  const calls = new Map<EndpointName, Started>();
  return {
    begin(name, body) {
      if (calls.get(name)?.generation === generation()) return;
      const abort = new AbortController();
      const started: Started = {
        generation: generation(),
        body: JSON.stringify(body),
        reply: send(name, body, abort.signal),
        isOpen: true,
        answeredAt: Number.POSITIVE_INFINITY,
        cancel: () => abort.abort(),
      };
      const settle = () => {
        started.answeredAt = Date.now();
      };
      // A failure is for whoever takes the answer.
      started.reply.then(settle, settle);
      calls.set(name, started);
    },
    take(name, body, signal) {
      const started = calls.get(name);
      if (!started?.isOpen) return null;
      started.isOpen = false;
      const isSame = started.generation === generation() && started.body === JSON.stringify(body);
      if (!isSame || Date.now() - started.answeredAt > FRESH_MS) return null;
      signal?.addEventListener('abort', started.cancel);
      if (signal?.aborted) started.cancel();
      return started.reply;
    },
  };
}
