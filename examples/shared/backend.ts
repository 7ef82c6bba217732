import type { RequestOptions } from 'vendor-portal';
import type { Backend } from 'vendor-portal/backend';
import type { HarnessConfig } from './harnessConfig.ts';

/** Loads the mapping of `--backend`. A real host imports its own file. */
export async function loadBackend({ backend }: HarnessConfig): Promise<Backend | undefined> {
  if (backend === null) return undefined;
  const loaded = (await import(/* @vite-ignore */ backend)) as Record<string, Backend | undefined>;
  return loaded.default ?? loaded.backend;
}

/** With `--trace`, each call names its operation in a header that the command removes. */
export function toRequest({ operationHeader }: HarnessConfig): RequestOptions | undefined {
  if (operationHeader === null) return undefined;
  return { headers: ({ operation }) => ({ [operationHeader]: operation }) };
}
