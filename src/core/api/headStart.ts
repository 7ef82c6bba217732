import type { Session } from '../session/types';
import type { EndpointName } from './endpoints';
import type { CallOptions, Reply } from './types';

/** How long a response can wait for its screen. */
const FRESH_MS = 5_000;

type Send = (name: EndpointName, body: object, options: CallOptions) => Promise<Reply>;

interface Started {
  generation: number;
  body: string;
  options: CallOptions;
  reply: Promise<Reply>;
  answeredAt: number;
  cancel(): void;
}

/** Requests the first data of a screen while the code of the screen loads. */
export interface HeadStart {
  /** Sends the call once per session. */
  begin(name: EndpointName, body: object): void;
  /** Returns the response to the same call, once; `null` if there is none. */
  take(
    name: EndpointName,
    body: object | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Reply> | null;
}

export function createHeadStart(
  send: Send,
  session: Pick<Session, 'generation' | 'signal'>,
): HeadStart {
  const { generation } = session;
  /** The session in which each call was last sent. */
  const begun = new Map<EndpointName, number>();
  const calls = new Map<EndpointName, Started>();
  // All calls share this listener, because the signal keeps alive everything that a listener refers to.
  const dropAll = () => calls.clear();
  return {
    begin(name, body) {
      if (begun.get(name) === generation()) return;
      begun.set(name, generation());
      const abort = new AbortController();
      const options: CallOptions = { signal: abort.signal, isQuiet: true };
      const started: Started = {
        generation: generation(),
        body: JSON.stringify(body),
        options,
        reply: send(name, body, options),
        answeredAt: Number.POSITIVE_INFINITY,
        cancel: () => abort.abort(),
      };
      const settle = () => {
        started.answeredAt = performance.now();
      };
      // The caller of `take` handles a failure.
      started.reply.then(settle, settle);
      calls.set(name, started);
      session.signal().addEventListener('abort', dropAll, { once: true });
    },
    take(name, body, signal) {
      const started = calls.get(name);
      if (!started) return null;
      // A response may contain bank details, so drop it when it is taken or its session ends.
      calls.delete(name);
      const isSame = started.generation === generation() && started.body === JSON.stringify(body);
      if (!isSame || performance.now() - started.answeredAt > FRESH_MS) return null;
      started.options.isQuiet = false;
      signal?.addEventListener('abort', started.cancel);
      if (signal?.aborted) started.cancel();
      return started.reply;
    },
  };
}
