import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createMappings } from '../../src/core/api/backend/mappings';
import { type ClientOptions, createApiClient } from '../../src/core/api/client';
import { parseHost } from '../../src/core/api/host/host';
import { createHostRequest } from '../../src/core/api/host/hostRequest';
import { loadUpload } from '../../src/core/api/upload/loadUpload';
import type { RequestOptions } from '../../src/core/contracts';
import type { Backend } from '../../src/core/contracts/backend/backend';

/** A request that the server received. */
export interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Answer = (response: ServerResponse, seen: Seen) => void;

export const TOKEN = 'secret-token-1';

/** A signed-in session that the test can end. */
export function fakeSession(token: string | null = TOKEN) {
  const ends = [0, new AbortController()] as [number, AbortController];
  let held = token;
  const expired: number[] = [];
  const end = () => {
    held = null;
    ends[0] += 1;
    ends[1].abort();
    ends[1] = new AbortController();
  };
  return {
    expired,
    end,
    token: () => held,
    generation: () => ends[0],
    signal: () => ends[1].signal,
    expire(generation: number) {
      if (generation !== ends[0]) return;
      expired.push(generation);
      end();
    },
  };
}

export interface OpenOptions extends Partial<Omit<ClientOptions, 'request'>> {
  prefix?: string;
  request?: RequestOptions;
  getBackend?: () => Backend;
}

/** An API client whose server answers as the test defines. */
export async function openApi(
  answer: Answer,
  { prefix, request, getBackend, ...options }: OpenOptions = {},
) {
  const seen: Seen[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method, url, headers } = incoming;
    const call = { method, url, headers, body: Buffer.concat(chunks).toString() };
    seen.push(call);
    answer(response, call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const session = fakeSession();
  const host = parseHost(`${origin}${prefix ?? ''}`, origin);
  const api = createApiClient({
    host,
    session,
    request: createHostRequest({ getOptions: () => request }),
    loadUpload,
    ...(getBackend && { mappings: createMappings(getBackend) }),
    ...options,
  });
  return { api, session, seen, origin };
}

export function json(body: unknown, status = 200): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

export const ok = json({ statusCode: 200, message: 'ok', data: [] });
export const hang: Answer = () => {};
