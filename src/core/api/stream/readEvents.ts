import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Limit in characters, so that an endless event does not fill the memory. */
const EVENT_LIMIT = 64 * 1024;

/**
 * Yields the server-sent events of a stream until it ends or `signal` aborts. This function watches the signal itself,
 * because a host's `fetch` may ignore the signal.
 * @throws when an event exceeds `EVENT_LIMIT`
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { onBytes, signal }: { onBytes: () => void; signal: AbortSignal },
): AsyncGenerator<EventSourceMessage, void, void> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const decoder = new TextDecoder();
  let events: EventSourceMessage[] = [];
  const parser = createParser({
    maxBufferSize: EVENT_LIMIT,
    onEvent: (event) => events.push(event),
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded') throw error;
    },
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events;
      events = [];
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
