import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '../../../sandbox/secret.ts';
import { refuse } from '../guard.ts';
import { type Pages, sendPage } from '../pages.ts';
import { askForKey, drawPaper } from './drawPaper.ts';
import { type PaperLine, readPaper, TooMuchPaper } from './readPaper.ts';

const BRIDGE = '/print-bridge';
const PATHS = [BRIDGE, `${BRIDGE}/state`, `${BRIDGE}/key`];
const MAX_BYTES = 1_000_000;
const MAX_TICKETS = 50;
const STATES = ['', 'paper', 'cover'];

/**
 * Also serves a bridge with a printer: it takes raw bytes, and its page draws what arrived. With a `key`, it answers only
 * devices that have given it, once on its page or in the header `x-sandbox-key`.
 */
export function withPrinter(pages: Pages, key: string | null): Pages {
  const tickets: PaperLine[][] = [];
  /** Addresses of the devices that have given the key. Calls of the portal to a bridge have no cookies. */
  const trusted = new Set<string>();
  let state = '';

  function isAllowed({ headers, socket }: IncomingMessage, given = headers['x-sandbox-key']) {
    const address = socket.remoteAddress ?? '';
    if (key !== null && typeof given === 'string' && isSameSecret(given, key)) trusted.add(address);
    return key === null || trusted.has(address);
  }

  return {
    ...pages,
    async handle(request, response) {
      const [path = ''] = (request.url ?? '').split('?');
      if (!PATHS.includes(path)) return pages.handle(request, response);
      if (request.method !== 'POST') {
        const page = isAllowed(request) ? drawPaper(tickets, state) : askForKey();
        return sendPage(request, response, page);
      }
      const body = await readBody(request);
      if (!body) return refuse(response, 413, 'Too large');
      const form = new URLSearchParams(path === BRIDGE ? '' : body.toString());
      if (!isAllowed(request, form.get('key') ?? undefined)) {
        return refuse(response, 401, `Enter the key of this run on ${BRIDGE}`);
      }
      if (path !== BRIDGE) {
        const asked = form.get('state') ?? state;
        state = STATES.includes(asked) ? asked : '';
        response.writeHead(303, { Location: BRIDGE }).end();
        return;
      }
      if (state) return refuse(response, 503, state);
      try {
        const lines = readPaper(body);
        // A reset prints nothing.
        if (lines.length > 0) tickets.push(lines);
      } catch (error) {
        if (error instanceof TooMuchPaper) return refuse(response, 413, error.message);
        throw error;
      }
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
