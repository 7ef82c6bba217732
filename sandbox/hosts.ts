import { networkInterfaces } from 'node:os';

export const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** The IP addresses of this machine, spelled as in a Host header. */
export function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.map(({ address }) => bracketIpv6(address));
}

export function bracketIpv6(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}
