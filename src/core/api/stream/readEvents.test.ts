import { expect, test } from 'vitest';
import { readEvents } from './readEvents';

/** An endless stream that repeats part of an event and counts the reads. */
function endless(part: string) {
  const chunk = new TextEncoder().encode(part);
  const stream = { reads: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      stream.reads += 1;
      controller.enqueue(chunk);
    },
    cancel() {
      stream.isCancelled = true;
    },
  });
  return { stream, body };
}

test.each([
  ['a line', 'x'.repeat(1024)],
  ['an event', `data: ${'x'.repeat(1024)}\n`],
  ['an event of empty lines', 'data:\n'.repeat(100)],
])('%s that never ends ends the stream', async (_name, part) => {
  const { stream, body } = endless(part);

  await expect(
    readEvents(body, { onBytes() {}, signal: new AbortController().signal }).next(),
  ).rejects.toThrow('exceeded');

  expect(stream.reads).toBeLessThan(1_000);
  expect(stream.isCancelled).toBe(true);
});

test('a stream that ignores the signal of its request ends with it', async () => {
  const stopped = new AbortController();
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({ cancel: () => void (isCancelled = true) });
  const next = readEvents(body, { onBytes() {}, signal: stopped.signal }).next();
  stopped.abort();
  expect(await next).toEqual({ done: true, value: undefined });
  expect(isCancelled).toBe(true);
});
