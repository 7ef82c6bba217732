import type { IncomingMessage } from 'node:http';
import { refuse } from '../guard.ts';
import { type Pages, sendPage } from '../pages.ts';
import { drawPaper } from './drawPaper.ts';
import { type PaperLine, readPaper } from './readPaper.ts';

const BRIDGE = '/print-bridge';
const MAX_BYTES = 1_000_000;
const MAX_TICKETS = 50;
const STATES = ['', 'paper', 'cover'];

/** Also serves a bridge with a printer: it takes raw bytes, and its page draws what arrived. */
export function withPrinter(pages: Pages): Pages {
  const tickets: PaperLine[][] = [];
  let state = '';
  return {
    ...pages,
    async handle(request, response) {
      const [path = ''] = (request.url ?? '').split('?');
      if (path !== BRIDGE && path !== `${BRIDGE}/state`) return pages.handle(request, response);
      if (request.method !== 'POST') {
        return sendPage(request, response, drawPaper(tickets, state));
      }
      const body = await readBody(request);
      if (!body) return refuse(response, 413, 'Too large');
      if (path !== BRIDGE) {
        const asked = new URLSearchParams(body.toString()).get('state') ?? '';
        state = STATES.includes(asked) ? asked : '';
        response.writeHead(303, { Location: BRIDGE }).end();
        return;
      }
      if (state) return refuse(response, 503, state);
      const lines = readPaper(body);
      // A reset prints nothing.
      if (lines.length > 0) tickets.push(lines);
      tickets.splice(0, tickets.length - MAX_TICKETS);
      response.writeHead(204).end();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
