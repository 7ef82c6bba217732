import { afterEach, expect, test, vi } from 'vitest';
import type { PrintJob } from '../core/contracts';
import { androidPrinter, networkPrinter } from './index';

const BYTES = Uint8Array.of(27, 64, 255);

const job = (copies = 1): PrintJob => ({
  kind: 'kot',
  copies,
  isReprint: false,
  ticket: { number: '', shortNumber: '', placedAt: '', restaurant: { name: '' }, lines: [] },
  html: () => '',
  escpos: async () => BYTES,
});

const never = () => new AbortController().signal;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'userActivation');
});

/** `ESC @`, with which each job begins. */
const RESET = [27, 64];
const failed = () => new TypeError('Failed to fetch');

/** A bridge that prints each body, and answers the requests one after the other with these. */
function openBridge(...answers: readonly (Response | Error)[]) {
  const bodies: number[][] = [];
  const inits: RequestInit[] = [];
  const queue = [...answers];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    inits.push(init);
    bodies.push([...new Uint8Array(await (init.body as Blob).arrayBuffer())]);
    const answer = queue.shift() ?? new Response();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { bodies, inits, adapter: networkPrinter({ url: 'http://192.168.1.20:9100/print' }) };
}

test('a bridge receives each copy as raw bytes without cookies', async () => {
  const { adapter, bodies, inits } = openBridge();
  await adapter.print(job(2), never());

  expect(bodies).toEqual([RESET, [...BYTES], [...BYTES]]);
  expect(new Set(inits.map(({ credentials }) => credentials))).toEqual(new Set(['omit']));
});

test('connecting sends a reset that prints nothing', async () => {
  const { adapter, bodies } = openBridge();

  expect(await adapter.connect?.()).toEqual({
    id: 'http://192.168.1.20:9100/print',
    name: '192.168.1.20:9100',
  });
  expect(bodies).toEqual([RESET]);
});

test.each([
  ['paper\n', 503, 'paper'],
  ['<html>', 502, 'offline'],
  ['Unknown key', 401, 'offline'],
  ['', null, 'disconnected'],
])('after the answer %j (%s) to a reset nothing is sent', async (text, status, problem) => {
  const { adapter, bodies } = openBridge(status ? new Response(text, { status }) : failed());

  await expect(adapter.print(job(), never())).rejects.toMatchObject({
    problem,
    mayBePrinted: false,
  });
  expect(bodies).toEqual([RESET]);
});

test('a bridge that does not answer a reset within 5 s receives no ticket', async () => {
  vi.useFakeTimers();
  const urls: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    urls.push(url);
    return new Promise(() => {});
  });
  const printing = networkPrinter({ url: 'http://bridge/' }).print(job(), never());
  const outcome = expect(printing).rejects.toMatchObject({
    problem: 'disconnected',
    mayBePrinted: false,
  });
  await vi.advanceTimersByTimeAsync(5_000);

  await outcome;
  expect(urls).toHaveLength(1);
});

/** A response whose body is cut off. */
const cut = () => {
  const body = new ReadableStream({ start: (control) => control.error(failed()) });
  return new Response(body, { status: 502 });
};

test.each([
  ['a reset connection', failed()],
  ['a gateway that gave up', new Response('<html>', { status: 504 })],
  ['a gateway without its bridge', new Response('', { status: 502 })],
  ['a bridge that failed', new Response('Traceback', { status: 500 })],
  ['an answer that is cut off', cut()],
])('after %s the ticket may be on paper', async (_name, answer) => {
  const { adapter, bodies } = openBridge(new Response(), answer);

  await expect(adapter.print(job(), never())).rejects.toMatchObject({
    problem: 'interrupted',
    mayBePrinted: true,
  });
  expect(bodies).toEqual([RESET, [...BYTES]]);
});

test.each([
  ['cover', 503, 'cover', false],
  ['interrupted', 503, 'interrupted', true],
  ['Too large', 413, 'offline', false],
])('a bridge that answers %j (%s) knows what it printed', async (text, status, ...expected) => {
  const [problem, mayBePrinted] = expected;
  const { adapter } = openBridge(new Response(), new Response(text, { status }));

  await expect(adapter.print(job(), never())).rejects.toMatchObject({ problem, mayBePrinted });
});

test('a bridge that runs out of paper after the first copy has printed', async () => {
  const paper = new Response('paper', { status: 503 });
  const { adapter } = openBridge(new Response(), new Response(), paper);

  await expect(adapter.print(job(2), never())).rejects.toMatchObject({
    problem: 'paper',
    mayBePrinted: true,
  });
});

test('a denied access to the local network is named', async () => {
  const query = async ({ name }: { name: string }) => {
    if (name === 'local-network') return { state: 'denied' };
    throw new TypeError('Unknown');
  };
  vi.stubGlobal('navigator', { permissions: { query } });
  const { adapter } = openBridge(failed());

  await expect(adapter.print(job(), never())).rejects.toMatchObject({ problem: 'refused' });
});

test.each([
  ['http://192.168.1.20/print', 'local'],
  ['http://127.0.0.1:9100/print', 'loopback'],
  ['https://printer.market.example/print', undefined],
])('a page with https calls %s in the address space %s', async (url, space) => {
  vi.stubGlobal('location', new URL('https://market.example/partner'));
  const { inits } = openBridge();
  await networkPrinter({ url }).print(job(), never());

  expect((inits[0] as { targetAddressSpace?: string }).targetAddressSpace).toBe(space);
});

/** The URLs that links open. */
function watchLinks(isActive: boolean): string[] {
  const urls: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    urls.push(this.href);
  });
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive } });
  return urls;
}

test('an app receives all copies in one intent', async () => {
  const urls = watchLinks(true);
  await androidPrinter().print(job(2), never());

  const data = btoa(String.fromCharCode(...BYTES, ...BYTES));
  expect(urls).toEqual([
    `intent:base64,${data}#Intent;scheme=rawbt;package=ru.a402d.rawbtprinter;end;`,
  ]);
});

test('an app is not opened without a tap', async () => {
  const urls = watchLinks(false);

  await expect(androidPrinter().print(job(), never())).rejects.toMatchObject({ problem: 'tap' });
  expect(urls).toEqual([]);
});
