import type { Random } from '../../sandbox/random.ts';
import type { OpenStream } from '../../src/core/push/serverPush.ts';
import type { Network } from './network.ts';
import { HOST, type Who } from './tab.ts';

const PACE_MS = 1_000;

interface Changes {
  statusCode: number;
  data: { orders: unknown[]; cursor: string };
}

/** Creates a change stream over a network that can refuse it, interrupt it, or stop sending. */
export function createStream(
  random: Random,
  network: Network,
  { token, restaurantId }: Who,
): OpenStream {
  return async (_path, { signal, query }) => {
    if (!network.isHealed() && random.chance(0.3)) throw new TypeError('The network lost the call');
    let since = query?.since ?? '';
    const lifeMs = random.whole(2_000, 25_000);
    const openedAt = Date.now();
    const isCut = () => !network.isHealed() && Date.now() > openedAt + lifeMs;
    const isSilent = random.chance(0.3);

    async function next(): Promise<string> {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ restaurant_id: restaurantId, since });
      const call = { method: 'POST', headers, body, signal };
      const answer = await network.fetch(`${HOST}/food-order/changes`, call);
      const { statusCode, data } = (await answer.json()) as Changes;
      if (statusCode !== 200) throw new Error('The cursor is unknown');
      since = data.cursor;
      return data.orders.length > 0 ? `id: ${since}\ndata: ${JSON.stringify(data)}\n\n` : ':\n\n';
    }

    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, PACE_MS));
        // A silent stream stays open and sends nothing.
        if (isCut() && isSilent) return new Promise(() => {});
        if (isCut()) throw new TypeError('The network cut the stream');
        controller.enqueue(new TextEncoder().encode(await next()));
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  };
}
