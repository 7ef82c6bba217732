import type { Random } from '../../sandbox/random.ts';
import { whenAwake } from '../support/testTabs.ts';
import { type Answer, type Call, rememberReadings } from './readings.ts';

/** The faults of one call; times in ms. */
interface Fate {
  /** Delay before the request arrives. */
  out: number;
  /** Delay before the answer arrives. */
  back: number;
  isLostOut: boolean;
  isLostBack: boolean;
  /** The delay after which the request arrives a second time; null if it arrives once. */
  again: number | null;
  /** The delay after which the request arrives although a gateway has already answered; null without a gateway. */
  late: number | null;
}

export interface Network {
  fetch: typeof fetch;
  /** Holds all answers back while the device sleeps. */
  sleep(): void;
  /** Ends the sleep and makes all open calls fail. */
  wake(): void;
  /** Makes every request arrive from now on. */
  heal(): void;
  isHealed(): boolean;
  /** Whether the backend has left an order out of the changes that it sent. */
  hasSkipped(): boolean;
  /** When the backend received the last change, which can be long after it was sent. */
  lastChangeAt(): number;
  /** Resolves after this time in ms, even while the device sleeps. */
  wait(ms: number): Promise<void>;
  /** Resolves when nothing is left to do before the next timer. */
  idle(): Promise<void>;
  /** The changes of orders and answers to issues that tabs sent, in order. */
  readonly sent: readonly SentChange[];
}

/** What a tab sent, with the time in epoch ms. */
interface SentChange {
  food_order_id: string;
  status: string;
  text?: string;
  at: number;
}

const isChanges = ({ url }: Call) => url.endsWith('/food-order/changes');
const isChange = ({ url }: Call) => /\/(update-order-status|answer-issue|proof)$/.test(url);
const GOOD: Fate = {
  out: 10,
  back: 10,
  isLostOut: false,
  isLostBack: false,
  again: null,
  late: null,
};

/**
 * A network with random faults between the portal's client and the marketplace.
 * @param isTimed - whether what the backend answers changes with the time, so that no reading is repeated
 * @param rare - chooses the faults of the backend, so that they do not change the faults of the network for a seed
 */
export function createNetwork(
  random: Random,
  answer: (request: Request) => Promise<Response>,
  rare = random,
  isTimed = false,
): Network {
  const sent: SentChange[] = [];
  let isHealed = false;
  let isAsleep = false;
  let cut = createCut();
  // Timers that run during a sleep, unlike those of the tabs.
  const { setTimeout } = globalThis;
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  let working = 0;
  let lastChangeAt = 0;
  let hasSkipped = false;
  const arrive = isTimed
    ? (call: Call) => ask(call, answer)
    : rememberReadings((call) => ask(call, answer), isChange);

  function fateOf(call: Call): Fate {
    if (isHealed) return GOOD;
    return isChange(call) ? changeFate(random) : readFate(random);
  }

  async function deliver(call: Call): Promise<Answer> {
    working += 1;
    if (isChange(call)) lastChangeAt = Date.now();
    try {
      return await arrive(call);
    } finally {
      working -= 1;
    }
  }

  /** Leaves one order out of the changes, at most once in a schedule. */
  function skipOne(call: Call, answer: Answer): Answer {
    if (hasSkipped || isHealed || !isChanges(call) || !rare.chance(0.2)) return answer;
    const text = withoutFirstOrder(answer.text);
    hasSkipped = text !== answer.text;
    return { ...answer, text };
  }

  async function travel(call: Call): Promise<Response> {
    const fate = fateOf(call);
    await wait(fate.out);
    if (fate.late !== null) {
      void wait(fate.late).then(() => deliver(call));
      return new Response('', { status: 504 });
    }
    if (fate.isLostOut) throw new TypeError('The network lost the call');
    // A request arrives even if it is cancelled.
    const { text, ...init } = skipOne(call, await deliver(call));
    if (fate.again !== null) void wait(fate.again).then(() => deliver(call));
    await wait(fate.back);
    if (fate.isLostBack) throw new TypeError('The network lost the answer');
    return new Response(text, init);
  }

  return {
    sent,
    wait,
    sleep: () => void (isAsleep = true),
    wake() {
      isAsleep = false;
      cut.reject(new TypeError('The network was gone'));
      cut = createCut();
    },
    heal: () => void (isHealed = true),
    isHealed: () => isHealed,
    hasSkipped: () => hasSkipped,
    lastChangeAt: () => lastChangeAt,
    async fetch(input, init) {
      const { signal, ...call } = await readCall(
        input instanceof Request ? input : new Request(input, init),
      );
      // A proof is a form.
      const isJson = call.body.startsWith('{');
      if (isChange(call) && isJson)
        sent.push({ ...(JSON.parse(call.body) as SentChange), at: Date.now() });
      const { promise } = cut;
      const answer = travel(call).finally(() => (isAsleep ? promise : undefined));
      // A stalled tab gets its answer when it wakes up.
      return Promise.race([answer, abortOf(signal), promise]).finally(whenAwake);
    },
    async idle() {
      for (let quiet = 0; quiet < 4; quiet += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        if (working > 0) quiet = 0;
      }
    },
  };
}

function withoutFirstOrder(text: string): string {
  const body = JSON.parse(text) as { data?: { orders?: unknown[] } | null };
  if (!body.data?.orders?.length) return text;
  const data = { ...body.data, orders: body.data.orders.slice(1) };
  return JSON.stringify({ ...body, data });
}

async function readCall(request: Request): Promise<Call & { signal: AbortSignal }> {
  const { url, method, headers, signal } = request;
  return { url, method, headers, body: await request.text(), signal };
}

async function ask(
  { url, ...init }: Call,
  answer: (request: Request) => Promise<Response>,
): Promise<Answer> {
  const response = await answer(new Request(url, init));
  const { status } = response;
  const headers = new Headers(response.headers);
  // Servers add this header; the sandbox is called here without one.
  headers.set('date', new Date().toUTCString());
  return { status, headers, text: await response.text() };
}

/** A change or its answer can be lost or slow. A change can also arrive twice, or long after its answer. */
function changeFate(random: Random): Fate {
  const fate = { ...GOOD, out: random.whole(5, 400), back: random.whole(5, 400) };
  switch (random.whole(0, 8)) {
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
    case 8:
      // The change arrives after the first read of the order and before the last one.
      return { ...fate, late: random.whole(1_500, 20_000) };
    default:
      return fate;
  }
}

function readFate(random: Random): Fate {
  const fate = { ...GOOD, out: random.whole(1, 300), back: random.whole(1, 300) };
  if (random.chance(0.15)) return { ...fate, isLostOut: true };
  // The answer is so slow that newer answers arrive first.
  if (random.chance(0.15)) return { ...fate, back: random.whole(2_000, 15_000) };
  return fate;
}

function createCut() {
  let reject = (_reason: Error) => {};
  const promise = new Promise<never>((_resolve, fail) => {
    reject = fail;
  });
  promise.catch(() => {});
  return { promise, reject };
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
  });
}
