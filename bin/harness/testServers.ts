import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

export async function serveOnAnyPort(handler: RequestListener | Server): Promise<TestServer> {
  const server = typeof handler === 'function' ? createServer(handler) : handler;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export interface RawReply {
  status: number;
  body: string;
}

/** Sends the request target unchanged; `fetch` normalizes paths and refuses a custom Host. */
export function sendRaw(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, headers, host: '127.0.0.1' }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body }));
    });
    sent.on('error', reject);
    sent.end();
  });
}
