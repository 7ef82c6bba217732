import { endpoints } from '../../../src/core/api/endpoints.ts';

const NAMES = new Map<string, string>(
  Object.entries(endpoints).map(([name, { path }]) => [path, name]),
);

/** The name in the contract of a URL below `/api`, or its path if it is not in the contract. */
export function endpointOf(url: string): string | undefined {
  const [, path] = /\/api(\/.*)/.exec(new URL(url, 'http://localhost').pathname) ?? [];
  if (path === undefined) return undefined;
  return NAMES.get(path) ?? NAMES.get(path.replace(/[^/]+$/, ':id')) ?? path;
}
