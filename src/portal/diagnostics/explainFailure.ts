import { ApiRefusal, BadResponse, Diagnosis, NetworkFailure } from '../../core/api/errors';
import type { Host } from '../../core/api/host';
import { withDeadline } from '../../core/async/withDeadline';

const PROBE_MS = 5_000;

/**
 * Why the very first call failed, where the set-up explains it: a browser tells a page the same of a
 * server that is not there and of one that does not allow it (CORS).
 */
export async function explainFailure(
  failure: unknown,
  body: string,
  host: Host,
  /** Writes carry an `Idempotency-Key`, which CORS has to allow. */
  hasKeys = false,
): Promise<Diagnosis | null> {
  if (failure instanceof NetworkFailure) {
    return failure.reason === 'unreachable' ? explainSilence(host, hasKeys) : null;
  }
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

/** A request whose answer is not read is allowed, unless the server keeps itself from other origins. */
async function isThere({ href }: Host): Promise<boolean> {
  const { signal } = new AbortController();
  const init = { mode: 'no-cors', cache: 'no-store', credentials: 'omit' } as const;
  try {
    await withDeadline(signal, PROBE_MS, (limited) => fetch(href, { ...init, signal: limited }));
    return true;
  } catch {
    return false;
  }
}

function notAllowed(host: Host, origin: string, hasKeys: boolean): Diagnosis {
  return new Diagnosis(
    'cors',
    `The backend at ${host.origin} is there, but does not let this page call it (CORS)`,
    'Let it answer OPTIONS and every call with these headers:',
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
    `Nobody answers at ${host.origin}`,
    'Check the address and the certificate. If this line gets an answer, the server hides from other pages (Cross-Origin-Resource-Policy, no CORS headers):',
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

function otherPath(host: Host): Diagnosis {
  return new Diagnosis(
    'config',
    `${host.href} answers with a web page, not with the API`,
    'The path of the API is probably missing or another one, as in:',
    `host="${host.origin}/api"`,
  );
}
