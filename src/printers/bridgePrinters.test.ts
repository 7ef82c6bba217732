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
  Reflect.deleteProperty(navigator, 'userActivation');
});

/** A bridge that answers each request with the next of these, and the bodies that it received. */
function openBridge(...answers: readonly (Response | Error)[]) {
  const bodies: number[][] = [];
  const inits: RequestInit[] = [];
  const queue = [...answers];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    inits.push(init);
    const answer = queue.shift() ?? new Response();
    if (answer instanceof Error) throw answer;
    bodies.push([...new Uint8Array(await (init.body as Blob).arrayBuffer())]);
    return answer;
  });
  return { bodies, inits, adapter: networkPrinter({ url: 'http://192.168.1.20:9100/print' }) };
}

test('a bridge receives each copy as raw bytes without cookies', async () => {
  const { adapter, bodies, inits } = openBridge();
  await adapter.print(job(2), never());

  expect(bodies).toEqual([[...BYTES], [...BYTES]]);
  expect(inits.map(({ credentials }) => credentials)).toEqual(['omit', 'omit']);
});

test('connecting sends a reset that prints nothing', async () => {
  const { adapter, bodies } = openBridge();

  expect(await adapter.connect?.()).toEqual({
    id: 'http://192.168.1.20:9100/print',
    name: '192.168.1.20:9100',
  });
  expect(bodies).toEqual([[27, 64]]);
});

test.each([
  [new Response('paper\n', { status: 503 }), 'paper'],
  [new Response('<html>', { status: 502 }), 'offline'],
  [new TypeError('Failed to fetch'), 'disconnected'],
])('the answer %s of a bridge is the problem %s', async (answer, problem) => {
  const { adapter } = openBridge(answer);

  await expect(adapter.print(job(), never())).rejects.toMatchObject({
    problem,
    mayBePrinted: false,
  });
});

test('a bridge that fails after the first copy may have printed', async () => {
  const { adapter } = openBridge(new Response(), new TypeError('Failed to fetch'));

  await expect(adapter.print(job(2), never())).rejects.toMatchObject({ mayBePrinted: true });
});

test('a denied access to the local network is named', async () => {
  const query = async ({ name }: { name: string }) => {
    if (name === 'local-network') return { state: 'denied' };
    throw new TypeError('Unknown');
  };
  vi.stubGlobal('navigator', { permissions: { query } });
  const { adapter } = openBridge(new TypeError('Failed to fetch'));

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
