import type { Server } from 'node:http';
import { createServer as createNetServer, type Server as NetServer, type Socket } from 'node:net';

export interface Listening {
  port: number;
  close(): Promise<void>;
}

export class PortInUse extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use`);
  }
}

const TRIES = 50;
const NO_IPV6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function bind(server: NetServer, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: hostname }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function portOf(server: NetServer): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function closeServer(server: NetServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

/** Returns a function that ends all connections, including upgraded ones, which `closeAllConnections` leaves open. */
function watchConnections(http: Server): () => void {
  const sockets = new Set<Socket>();
  http.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

/** Listens on ::1 as well, and passes connections to the HTTP server. Returns null without IPv6. */
async function listenOnIpv6(http: Server, port: number): Promise<NetServer | null> {
  const ipv6 = createNetServer((socket) => {
    http.emit('connection', socket);
  });
  try {
    await bind(ipv6, port, '::1');
    return ipv6;
  } catch (error) {
    if (NO_IPV6.includes(codeOf(error))) return null;
    throw error;
  }
}

async function tryPort(
  http: Server,
  port: number,
  listen: string | null,
  endConnections: () => void,
): Promise<Listening> {
  await bind(http, port, listen ?? '127.0.0.1');
  const actual = portOf(http);
  let ipv6: NetServer | null = null;
  try {
    ipv6 = listen === null ? await listenOnIpv6(http, actual) : null;
  } catch (error) {
    await closeServer(http);
    throw error;
  }
  return {
    port: actual,
    async close() {
      const closing = [http, ...(ipv6 ? [ipv6] : [])].map(closeServer);
      endConnections();
      await Promise.all(closing);
    },
  };
}

export interface ListenOptions {
  port: number;
  strictPort: boolean;
  listen: string | null;
}

/**
 * Listens on the port, or without `strictPort` on the next free one. Without `listen` it accepts only loopback
 * connections.
 */
export async function listenOnFreePort(
  http: Server,
  { port, strictPort, listen }: ListenOptions,
): Promise<Listening> {
  const last = strictPort ? port : Math.min(port + TRIES, 65_535);
  const endConnections = watchConnections(http);
  for (let candidate = port; candidate <= last; candidate += 1) {
    try {
      return await tryPort(http, port === 0 ? 0 : candidate, listen, endConnections);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
    }
  }
  throw new PortInUse(port);
}
