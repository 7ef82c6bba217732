import type { SignedInInput } from '../../calls.ts';
import { textField } from '../../fields.ts';
import { changesSince } from './changes.ts';
import { declineLate } from './deadline.ts';

/** Time between two reads of the changes, in ms. */
const PACE_MS = 1_000;
const KEEP_ALIVE_MS = 15_000;

/** Sends the changes as server-sent events: one event for each read that finds changes. */
export async function orderChangesStream(input: SignedInInput): Promise<Response> {
  const { sandbox, vendor, token, fields } = input;
  const read = async (since: string) => {
    await declineLate(sandbox, vendor.restaurantId);
    return changesSince(sandbox, vendor.restaurantId, since);
  };
  // An unknown cursor is refused before the stream begins.
  const first = await read(textField(fields, 'since'));
  const stream = createEventStream();
  const stopEnding = sandbox.push.onRevoked(token, stream.end);
  const alive = setInterval(stream.keepAlive, KEEP_ALIVE_MS);
  const follow = async () => {
    let last = '';
    for (let changes = first; !stream.isOver(); changes = await read(changes.cursor)) {
      const data = JSON.stringify(changes);
      const { orders, gone, issues = [] } = changes;
      const isQuiet = orders.length + gone.length + issues.length === 0;
      // While another transaction runs, a read can return the same changes again.
      if (!isQuiet && data !== last) stream.send(changes.cursor, data);
      last = data;
      await stream.over(PACE_MS);
      if (sandbox.closing.aborted) return;
    }
  };
  void follow()
    .catch(() => {})
    .finally(() => {
      clearInterval(alive);
      stopEnding();
      stream.end();
    });
  return new Response(stream.body, { headers: { 'content-type': 'text/event-stream' } });
}

/** Creates a body of server-sent events, which the reader can cancel. */
function createEventStream() {
  const encoder = new TextEncoder();
  let isOver = false;
  let onOver = () => {};
  const over = () => {
    isOver = true;
    onOver();
  };
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel: over,
  });
  const write = (text: string) => isOver || controller.enqueue(encoder.encode(text));
  write(': open\n\n');
  return {
    body,
    isOver: () => isOver,
    keepAlive: () => void write(':\n\n'),
    send: (id: string, data: string) => void write(`id: ${id}\ndata: ${data}\n\n`),
    /** Resolves after `ms`, or earlier when the stream ends. */
    over: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        onOver = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end() {
      if (!isOver) controller.close();
      over();
    },
  };
}
