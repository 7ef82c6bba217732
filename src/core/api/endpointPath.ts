import { safeId } from '../format/wireValues';
import { type Endpoint, type EndpointName, endpoints } from './endpoints';
import { ConfigFailure, PathFailure } from './errors';
import type { Host } from './host/host';

/** Paths that the host overrides, by endpoint name. */
export type PathOverrides = Partial<Record<EndpointName, string>>;

const CONSTANT_PATH = /^(\/[A-Za-z0-9_-]+)+$/;

/** Returns the endpoints with the host's paths. @throws PathFailure if a path does not consist of plain segments */
export function withOverrides(overrides: PathOverrides = {}): Record<EndpointName, Endpoint> {
  const table: Record<EndpointName, Endpoint> = { ...endpoints };
  for (const [name, path] of Object.entries(overrides)) {
    if (!Object.hasOwn(table, name) || !CONSTANT_PATH.test(path)) {
      throw new PathFailure(name, String(path));
    }
    const endpointName = name as EndpointName;
    table[endpointName] = { ...table[endpointName], path: path as Endpoint['path'] };
  }
  return table;
}

/** Replaces `:id` in a path. @throws ConfigFailure for an invalid id (c3) */
export function fillPath(path: string, params: { id: string } | undefined): string {
  if (!path.includes(':id')) return path;
  const id = safeId(params?.id);
  if (!id) throw new ConfigFailure('The id cannot be part of a URL');
  return path.replace(':id', encodeURIComponent(id));
}

/** Builds the URL of a call. @throws ConfigFailure if it is not below the host (T4) */
export function callUrl(
  host: Host,
  path: string,
  query?: Readonly<Record<string, string>> | string[][],
) {
  const expected = `${host.href}${path}`;
  const url = new URL(expected);
  if (url.origin !== host.origin || `${url.origin}${url.pathname}` !== expected) {
    throw new ConfigFailure('The URL of the call is outside of the host');
  }
  url.search = new URLSearchParams(query).toString();
  return url.href;
}
