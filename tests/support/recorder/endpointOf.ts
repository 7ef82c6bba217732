import { endpoints } from '../../../src/core/api/endpoints.ts';

const NAMES = new Map<string, string>(
  Object.entries(endpoints).map(([name, { path }]) => [path, name]),
);

/** The endpoint of a URL below `/api`, by its name in the contract, or its path if it has none. */
export function endpointOf(url: string): string | undefined {
  const [, path] = /\/api(\/.*)/.exec(new URL(url, 'http://localhost').pathname) ?? [];
  if (path === undefined) return undefined;
  return NAMES.get(path) ?? NAMES.get(path.replace(/[^/]+$/, ':id')) ?? path;
}
