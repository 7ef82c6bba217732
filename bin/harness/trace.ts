import type { ApiHandler } from './proxy.ts';
import { OPERATION_HEADER } from './proxyHeaders.ts';

/** A request to the backend, without values that may be secret or personal. */
export interface Asked {
  operation: string;
  method: string;
  path: string;
  /** The names of the parameters of the query. */
  query: readonly string[];
  /** What else tells two requests apart, such as the name of a GraphQL operation; or `''`. */
  detail: string;
  /** The HTTP status; `null` without an answer. */
  status: number | null;
}

const LONGEST = 80;

/** A segment of a path that may be an id, a phone number or a code. A version such as `v2` is none. */
const VALUE = /^(?!v\d+$).*(?:\d|%|@)/;

/** Describes a request without its values. */
export function describeRequest(
  method: string,
  url: URL,
): Pick<Asked, 'method' | 'path' | 'query'> {
  const segments = url.pathname.split('/').map((part) => (VALUE.test(part) ? '…' : part));
  return { method, path: segments.join('/'), query: [...new Set(url.searchParams.keys())] };
}

export function askedLine({ operation, method, path, query, detail, status }: Asked): string {
  const search = query.length > 0 ? `?${query.join('&')}` : '';
  const request = `${method} ${`${path}${search}`.slice(0, LONGEST)}`;
  return [operation.padEnd(18), request, detail, String(status ?? 'no answer')]
    .filter(Boolean)
    .join('  ');
}

/** Prints a line for each call of the page that an operation has made. */
export function withTrace(handler: ApiHandler, print: (line: string) => void): ApiHandler {
  return async (request, response) => {
    const operation = request.headers[OPERATION_HEADER];
    const url = new URL(request.url ?? '/', 'http://localhost');
    const asked = describeRequest(request.method ?? 'GET', url);
    response.once('close', () => {
      const status = response.headersSent ? response.statusCode : null;
      if (operation)
        print(askedLine({ operation: String(operation), ...asked, detail: '', status }));
    });
    await handler(request, response);
  };
}
