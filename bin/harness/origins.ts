import { bracketIpv6, LOOPBACK_HOSTS, ownAddresses } from '../../sandbox/hosts.ts';

const EVERYWHERE = ['0.0.0.0', '::'];

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Whether other machines can open the page. */
export function isExposed(listen: string | null): boolean {
  return listen !== null && !LOOPBACK.includes(listen);
}

/** The accepted values of the Host header. Any other value may be DNS rebinding. */
export function allowedHosts(port: number, listen: string | null): ReadonlySet<string> {
  const named =
    listen === null ? [] : EVERYWHERE.includes(listen) ? ownAddresses() : [bracketIpv6(listen)];
  const names = [...LOOPBACK_HOSTS, ...named];
  const bare = port === 80 ? names : [];
  return new Set([...names.map((name) => `${name}:${port}`), ...bare]);
}

export function allowedOrigins(hosts: ReadonlySet<string>): string[] {
  return [...hosts].map((host) => `http://${host}`);
}
