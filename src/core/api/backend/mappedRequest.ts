import type { BackendReply, BackendRequest } from '../../contracts/backend/backend';
import { callUrl } from '../endpointPath';
import { ConfigFailure } from '../errors';
import type { Host } from '../host/host';
import { isReserved, tokenHeader } from '../host/reservedHeaders';
import { parseJson } from '../json';
import type { RawAnswer } from '../unwrap';

/** Headers of the portal that a mapping can replace. */
const REPLACEABLE: Readonly<Record<string, string>> = {
  accept: 'Accept',
  'content-type': 'Content-Type',
  'x-push-token': 'X-Push-Token',
};

/** One request of a call. */
export interface Sent {
  method: string;
  url: string;
  body: object | undefined;
  headers?: Record<string, string>;
  /** The header with the token, from a mapping; if absent, the bearer. */
  token?: ((token: string) => Record<string, string>) | undefined;
  key?: string | undefined;
  /** Whether it changes nothing, whatever its method is. */
  reads?: boolean | undefined;
  cache?: RequestCache;
}

/** Checks a request of a mapping. @throws ConfigFailure */
export function toSent(host: Host, request: BackendRequest): Sent {
  const {
    body,
    method = body === undefined ? 'GET' : 'POST',
    path,
    query = {},
    headers,
    token,
    reads,
  } = request;
  const value = token?.value;
  const place = token && tokenHeader({ prefix: token.header ? '' : 'Bearer ', ...token });
  if (typeof path !== 'string' || !path.startsWith('/')) {
    throw new ConfigFailure('The path of a request does not start with "/"');
  }
  return {
    method: String(method).toUpperCase(),
    // A list is a name that is repeated.
    url: callUrl(
      host,
      path,
      Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
    ),
    // A call without a session has no token to replace.
    headers: { ...toHeaders(headers), ...(value && place?.(value)) },
    token: place && ((own) => place(value ?? own)),
    reads,
    // `null` is JSON too.
    body: body as object | undefined,
    // The calls of the contract are POST, which no cache answers.
    cache: 'no-store',
  };
}

function toHeaders(headers: BackendRequest['headers'] = {}): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => {
    const replaced = REPLACEABLE[name.toLowerCase()];
    if (!replaced && isReserved(name)) {
      throw new ConfigFailure(`A mapping cannot set the header ${name}`);
    }
    return [replaced ?? name, value];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Whether the request may change data. */
export function isWriting({ method, reads = ['GET', 'HEAD'].includes(method) }: Sent): boolean {
  return !reads;
}

export function toReply({ httpStatus, text, headers }: RawAnswer): BackendReply {
  return {
    status: httpStatus,
    headers: headers ?? new Headers(),
    text: async () => text,
    json: async () => parseJson(text),
  };
}
