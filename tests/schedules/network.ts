import type { Random } from '../../sandbox/random.ts';

/** What happens to one call on its way; times in ms. */
interface Fate {
  /** Before the marketplace hears of it. */
  out: number;
  /** Before its answer arrives. */
  back: number;
  isLostOut: boolean;
  isLostBack: boolean;
  /** It reaches the marketplace twice, the second time so much later. */
  again: number | null;
}

export interface Network {
  fetch: typeof fetch;
  /** From now on every call arrives. */
  heal(): void;
  /** Resolves when nothing but time can go on. */
  idle(): Promise<void>;
  /** The changes of orders that left a tab, as they left. */
  readonly sent: readonly { food_order_id: string; status: string }[];
}

type Answer = (request: Request) => Promise<Response>;

const UPDATE = '/update-order-status';
const GOOD: Fate = { out: 10, back: 10, isLostOut: false, isLostBack: false, again: null };

/** A network with a mind of its own between the portal's client and the marketplace. */
export function createNetwork(random: Random, answer: Answer): Network {
  const sent: Network['sent'][number][] = [];
  let isHealed = false;
  let working = 0;

  function fateOf(url: string): Fate {
    if (isHealed) return GOOD;
    return url.endsWith(UPDATE) ? changeFate(random) : readFate(random);
  }

  async function deliver(request: Request): Promise<Response> {
    working += 1;
    try {
      const response = await answer(request);
      return new Response(await response.text(), response);
    } finally {
      working -= 1;
    }
  }

  async function travel(request: Request): Promise<Response> {
    const fate = fateOf(request.url);
    await wait(fate.out);
    if (fate.isLostOut) throw new TypeError('The network lost the call');
    // Also a call that nobody waits for any more: it is on its way.
    const response = await deliver(request.clone());
    if (fate.again !== null) void wait(fate.again).then(() => deliver(request));
    await wait(fate.back);
    if (fate.isLostBack) throw new TypeError('The network lost the answer');
    return response;
  }

  return {
    sent,
    heal: () => void (isHealed = true),
    async fetch(input, init) {
      const request = new Request(input, init);
      const { signal } = request;
      const body = await request.text();
      if (request.url.endsWith(UPDATE)) sent.push(JSON.parse(body) as (typeof sent)[number]);
      const { url, method, headers } = request;
      return Promise.race([travel(new Request(url, { method, headers, body })), abortOf(signal)]);
    },
    async idle() {
      for (let quiet = 0; quiet < 4; quiet += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        if (working > 0) quiet = 0;
      }
    },
  };
}

/** A change may be lost on either way, slow, commit long after its sender gave up, or come twice. */
function changeFate(random: Random): Fate {
  const fate = { ...GOOD, out: random.whole(5, 400), back: random.whole(5, 400) };
  switch (random.whole(0, 7)) {
    case 0:
      return { ...fate, isLostOut: true };
    case 1:
    case 2:
      return { ...fate, isLostBack: true };
    case 3:
      return { ...fate, out: random.whole(1_000, 25_000) };
    case 4:
      return { ...fate, back: random.whole(5_000, 60_000) };
    case 5:
      return { ...fate, again: random.whole(1, 20_000) };
    default:
      return fate;
  }
}

function readFate(random: Random): Fate {
  const fate = { ...GOOD, out: random.whole(1, 300), back: random.whole(1, 300) };
  if (random.chance(0.15)) return { ...fate, isLostOut: true };
  // So slow that newer answers overtake it.
  if (random.chance(0.15)) return { ...fate, back: random.whole(2_000, 15_000) };
  return fate;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
  });
}
