import { afterEach, expect, test } from 'vitest';
import type { Pages } from '../pages.ts';
import { serveOnAnyPort } from '../testServers.ts';
import { withPrinter } from './printerPages.ts';
import { readPaper, TooMuchPaper } from './readPaper.ts';

const closes: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closes.splice(0).map((close) => close()));
});

async function openPrinter(key: string | null = null) {
  const pages: Pages = {
    handle: async (_request, response) => void response.end('a page'),
    upgrade: () => {},
    close: async () => {},
  };
  const { handle } = withPrinter(pages, key);
  const { url, close } = await serveOnAnyPort(
    (request, response) => void handle(request, response),
  );
  closes.push(close);
  const post = (
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) => fetch(`${url}/print-bridge${path}`, { method: 'POST', body, headers, redirect: 'manual' });
  return { post, read: async (path: string) => (await fetch(`${url}${path}`)).text() };
}

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('the page shows what arrived', async () => {
  const { post, read } = await openPrinter();
  const printed = await post('', bytesOf('\u001b@\u001bE\u0001<Naan>\u001bE\u0000\n\u001dV\u0001'));

  expect(printed.status).toBe(204);
  expect(await read('/print-bridge')).toContain('font-weight:700">&lt;Naan&gt;</div>');
  expect(await read('/orders')).toBe('a page');
});

test('a reset is no ticket', async () => {
  const { post, read } = await openPrinter();
  await post('', bytesOf('\u001b@'));

  expect(await read('/print-bridge')).toContain('Nothing printed yet');
});

test('a printer without paper says so until it is ready', async () => {
  const { post, read } = await openPrinter();
  await post('/state', 'state=paper');
  const refused = await post('', bytesOf('Naan\n'));

  expect([refused.status, (await refused.text()).trim()]).toEqual([503, 'paper']);
  await post('/state', 'state=');
  expect((await post('', bytesOf('Raita\n'))).status).toBe(204);
  expect(await read('/print-bridge')).toContain('Raita');
});

test('a picture keeps its dots', () => {
  const [image, text] = readPaper(
    Uint8Array.of(0x1d, 0x76, 0x30, 0, 2, 0, 2, 0, 1, 2, 3, 4, 0x41, 0x0a),
  );

  expect(image).toEqual({ type: 'image', width: 16, height: 2, data: Uint8Array.of(1, 2, 3, 4) });
  expect(text).toMatchObject({ type: 'text', text: 'A' });
});

/** A picture of 8 × `columns` times `rows` dots, without its data. */
const picture = (columns: number, rows: number) =>
  Uint8Array.of(0x1d, 0x76, 0x30, 0, columns & 255, columns >> 8, rows & 255, rows >> 8);

const twice = (...parts: readonly Uint8Array[]) =>
  new Uint8Array(Buffer.concat([...parts, ...parts]));

const feeds = (count: number) => new Uint8Array(count).fill(0x0a);

test.each([
  ['1 MB of feeds of 255 lines', bytesOf('\u001bd\u00ff'.repeat(330_000))],
  ['2,001 lines', feeds(2_001)],
  ['2,001 cuts', bytesOf('\u001dV\u0001'.repeat(2_001))],
  ['a picture of 65,535 columns and rows', picture(65_535, 65_535)],
  ['two pictures of 2 megapixels', twice(picture(250, 1_001), new Uint8Array(250 * 1_001))],
])('a ticket with %s is refused', async (_name, bytes) => {
  const { post, read } = await openPrinter();
  const refused = await post('', bytes);

  expect([refused.status, await refused.text()]).toEqual([
    413,
    expect.stringContaining('2,000 lines'),
  ]);
  expect(await read('/print-bridge')).toContain('Nothing printed yet');
});

test('a ticket at both limits is drawn', () => {
  expect(readPaper(feeds(2_000))).toHaveLength(2_000);
  expect(readPaper(picture(500, 1_000))).toHaveLength(1);
  expect(() => readPaper(picture(500, 1_001))).toThrow(TooMuchPaper);
});

test('with a key, only a device that has given it prints or reads', async () => {
  const { post, read } = await openPrinter('secret');
  const isPrinted = async () => (await read('/print-bridge')).includes('Naan');
  const print = async () => (await post('', bytesOf('Naan\n'))).status;
  expect([await print(), (await post('/state', 'state=paper')).status]).toEqual([401, 401]);
  expect((await post('/key', 'key=wrong')).status).toBe(401);
  expect(await read('/print-bridge')).toContain('Key of this run');
  expect((await post('/key', 'key=secret')).status).toBe(303);

  expect([await print(), await isPrinted()]).toEqual([204, true]);
});

test('a program gives the key in a header', async () => {
  const { post } = await openPrinter('secret');
  const send = async (key: string) =>
    (await post('', bytesOf('Naan\n'), { 'x-sandbox-key': key })).status;

  expect([await send('wrong'), await send('secret')]).toEqual([401, 204]);
});
