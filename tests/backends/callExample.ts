import { fileURLToPath } from 'node:url';
import { loadBackend } from '../../bin/harness/backend/loadBackend.ts';
import { createMappedFetch } from '../../bin/harness/check/mappedFetch.ts';
import type { EndpointName } from '../../sandbox/endpoints.ts';
import { type ExampleBackend, SAMPLE_PHONE } from '../support/exampleBackends.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The mapping of an example, bundled as the command bundles it. */
export function loadExample(name: 'rest' | 'graphql' | 'igm') {
  return loadBackend(`${ROOT}examples/backends/${name}/backend.ts`, ROOT);
}

export interface Reply {
  statusCode: number;
  message: string;
  data?: unknown;
  errors?: Record<string, string>;
}

/** Makes a call of the contract through a mapping. */
export type Call = (
  endpoint: EndpointName,
  fields?: object | FormData,
  key?: string,
) => Promise<Reply>;

/** Signs in to a running example. */
export async function signInTo(
  backend: ExampleBackend,
  mapping: Awaited<ReturnType<typeof loadExample>>,
): Promise<Call> {
  const host = backend.url;
  const send = createMappedFetch({ backend: mapping, host, requests: new Map() });
  const headers = new Headers();

  const call: Call = async (endpoint, fields = {}, key = '') => {
    const requestHeaders = new Headers(headers);
    if (key) requestHeaders.set('idempotency-key', key);
    const body = fields instanceof FormData ? fields : JSON.stringify(fields);
    const init = {
      method: 'POST',
      headers: requestHeaders,
      body,
      signal: AbortSignal.timeout(10_000),
    };
    const response = await send({ endpoint, url: `${host}/`, init });
    return (await response.json()) as Reply;
  };

  const phone = Number(SAMPLE_PHONE);
  await call('requestCode', { phone });
  const { data } = await call('verifyCode', { phone, otp: Number(backend.code()) });
  headers.set('authorization', `Bearer ${(data as { access_token: string }).access_token}`);
  return call;
}
