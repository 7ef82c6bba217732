import { networkInterfaces } from 'node:os';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const EVERYWHERE = ['0.0.0.0', '::'];

function bracket(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return all.map(({ address }) => bracket(address));
}

/** The exact values of the Host header that are ours; anything else may be a rebound name. */
export function allowedHosts(port: number, listen: string | null): ReadonlySet<string> {
  const named =
    listen === null ? [] : EVERYWHERE.includes(listen) ? ownAddresses() : [bracket(listen)];
  const names = [...LOOPBACK, ...named];
  const bare = port === 80 ? names : [];
  return new Set([...names.map((name) => `${name}:${port}`), ...bare]);
}

export function allowedOrigins(hosts: ReadonlySet<string>): string[] {
  return [...hosts].map((host) => `http://${host}`);
}
