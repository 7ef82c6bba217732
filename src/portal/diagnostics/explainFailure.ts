import { ApiRefusal, BadResponse, Diagnosis, NetworkFailure } from '../../core/api/errors';
import type { Host } from '../../core/api/host/host';
import { within } from '../../core/async/within';

const PROBE_MS = 5_000;
/** The sandbox's response to a page of an unknown origin. */
const SANDBOX_REFUSAL = /The sandbox does not know the origin/;

/** Explains a failed first call. A page cannot distinguish an unreachable server from a refusal by CORS. */
export async function explainFailure(
  failure: unknown,
  body: string,
  host: Host,
  /** Writes carry an `Idempotency-Key` header, which CORS has to allow. */
  hasKeys = false,
): Promise<Diagnosis | null> {
  if (failure instanceof NetworkFailure) {
    return failure.reason === 'unreachable' ? explainSilence(host, hasKeys) : null;
  }
  if (failure instanceof ApiRefusal && SANDBOX_REFUSAL.test(body)) return unknownToSandbox();
  const isMissing = failure instanceof ApiRefusal && failure.httpStatus === 404;
  const isPage = /^\s*<(!doctype|html)/i.test(body);
  return isPage && (isMissing || failure instanceof BadResponse) ? otherPath(host) : null;
}

async function explainSilence(host: Host, hasKeys: boolean): Promise<Diagnosis | null> {
  const { origin, protocol } = window.location;
  if (navigator.onLine === false || host.origin === origin) return null;
  if (protocol === 'https:' && host.href.startsWith('http:')) return mixedContent(host);
  return (await isThere(host)) ? notAllowed(host, origin, hasKeys) : nobodyThere(host);
}

/** Whether the server can be reached; CORS headers are not needed unless it sends Cross-Origin-Resource-Policy. */
async function isThere({ href }: Host): Promise<boolean> {
  const init = { mode: 'no-cors', cache: 'no-store', credentials: 'omit' } as const;
  try {
    await within(undefined, PROBE_MS, (signal) => fetch(href, { ...init, signal }));
    return true;
  } catch {
    return false;
  }
}

function notAllowed(host: Host, origin: string, hasKeys: boolean): Diagnosis {
  return new Diagnosis(
    'cors',
    `The backend at ${host.origin} is reachable, but does not allow requests from this page (CORS)`,
    'Send these headers in the responses to OPTIONS and to every call:',
    [
      `Access-Control-Allow-Origin: ${origin}`,
      `Access-Control-Allow-Headers: authorization, content-type${hasKeys ? ', idempotency-key' : ''}`,
      'Access-Control-Allow-Methods: GET, POST, PUT',
    ].join('\n'),
  );
}

function nobodyThere(host: Host): Diagnosis {
  return new Diagnosis(
    'network',
    `No response from ${host.origin}`,
    'Check the URL and the certificate. If this command gets a response, the server blocks other origins (Cross-Origin-Resource-Policy, no CORS headers):',
    `curl -i ${host.href}/about`,
  );
}

function mixedContent(host: Host): Diagnosis {
  return new Diagnosis(
    'config',
    'A page on https cannot call a backend on http',
    'Serve the backend over https:',
    `host="${host.href.replace(/^http:/, 'https:')}"`,
  );
}

function unknownToSandbox(): Diagnosis {
  return new Diagnosis(
    'config',
    'The sandbox does not know the origin of this page',
    'Start it with:',
    `npx vendor-portal-dev --allow-origin ${window.location.origin}`,
  );
}

function otherPath(host: Host): Diagnosis {
  return new Diagnosis(
    'config',
    `${host.href} returns a web page instead of the API`,
    'The path of the API is probably missing or wrong. Example:',
    `host="${host.origin}/api"`,
  );
}
