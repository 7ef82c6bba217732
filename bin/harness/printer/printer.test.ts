import { afterEach, expect, test } from 'vitest';
import type { Pages } from '../pages.ts';
import { serveOnAnyPort } from '../testServers.ts';
import { withPrinter } from './printerPages.ts';
import { readPaper } from './readPaper.ts';

const closes: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closes.splice(0).map((close) => close()));
});

async function openPrinter() {
  const pages: Pages = {
    handle: async (_request, response) => void response.end('a page'),
    upgrade: () => {},
    close: async () => {},
  };
  const { handle } = withPrinter(pages);
  const { url, close } = await serveOnAnyPort(
    (request, response) => void handle(request, response),
  );
  closes.push(close);
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>) =>
    fetch(`${url}/print-bridge${path}`, { method: 'POST', body, redirect: 'manual' });
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
