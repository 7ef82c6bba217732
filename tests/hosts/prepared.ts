import type { HostKind } from './kinds.ts';

/** The URL of an app, or the reason why it could not be served. */
export type PreparedApp =
  | { url: string; developmentUrl: string | undefined; problem?: never }
  | { url?: never; developmentUrl?: never; problem: string };

export interface Prepared {
  /** The sandbox's key. */
  key: string;
  apps: Record<string, PreparedApp>;
  /** What went wrong in the tests of each kit; empty if they passed. */
  kits: Record<string, string>;
}

/** Passes the set-up's result to the tests in an environment variable, because they run in other processes. */
export function writePrepared(prepared: Prepared): void {
  process.env.HOSTS_PREPARED = JSON.stringify(prepared);
}

export function readPrepared(): Prepared {
  const json = process.env.HOSTS_PREPARED;
  if (!json) throw new Error('Run the tests with npx playwright test -c tests/hosts');
  return JSON.parse(json) as Prepared;
}

/** The URL of a kind's app. @throws if it could not be served. */
export function urlOf({ apps }: Prepared, { app, isDevelopment }: HostKind): string {
  const prepared = apps[app];
  const url = isDevelopment ? prepared?.developmentUrl : prepared?.url;
  if (url === undefined) throw new Error(prepared?.problem ?? `${app} was not prepared`);
  return url;
}
