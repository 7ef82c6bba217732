import { endpoints } from '../../../src/core/api/endpoints.ts';

const NAMES = new Map<string, string>(
  Object.entries(endpoints).map(([name, { path }]) => [path, name]),
);

/** The contract's name for a URL below `/api`, or the path if the contract has no such URL. */
export function endpointOf(url: string): string | undefined {
  const [, path] = /\/api(\/.*)/.exec(new URL(url, 'http://localhost').pathname) ?? [];
  if (path === undefined) return undefined;
  return NAMES.get(path) ?? NAMES.get(path.replace(/[^/]+$/, ':id')) ?? path;
}
