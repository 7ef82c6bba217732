import { safeId } from '../format/wireValues';
import { type Endpoint, type EndpointName, endpoints } from './endpoints';
import { ConfigFailure, PathFailure } from './errors';
import type { Host } from './host';

/** Paths a host may give in place of the table's, by endpoint name. @internal */
export type PathOverrides = Partial<Record<EndpointName, string>>;

const CONSTANT_PATH = /^(\/[A-Za-z0-9_-]+)+$/;

/** The table with the host's paths in it; a path that could wander is refused. @internal */
export function withOverrides(overrides: PathOverrides = {}): Record<EndpointName, Endpoint> {
  const table: Record<EndpointName, Endpoint> = { ...endpoints };
  for (const [name, path] of Object.entries(overrides)) {
    if (!Object.hasOwn(table, name) || !CONSTANT_PATH.test(path)) {
      throw new PathFailure(name, String(path));
    }
    const known = name as EndpointName;
    table[known] = { ...table[known], path: path as Endpoint['path'] };
  }
  return table;
}

/** Fills `:id`, or refuses before any call (decision c3). @internal */
export function fillPath(path: string, params: { id: string } | undefined): string {
  if (!path.includes(':id')) return path;
  const id = safeId(params?.id);
  if (!id) throw new ConfigFailure('An id cannot be part of an address');
  return path.replace(':id', encodeURIComponent(id));
}

/** The URL of a call. @throws ConfigFailure when it would leave the host (safety T4). @internal */
export function callUrl(host: Host, path: string, query?: Readonly<Record<string, string>>) {
  const expected = `${host.href}${path}`;
  const url = new URL(expected);
  if (url.origin !== host.origin || `${url.origin}${url.pathname}` !== expected) {
    throw new ConfigFailure('A call would have left the host');
  }
  url.search = new URLSearchParams(query).toString();
  return url.href;
}
