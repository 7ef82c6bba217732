/** `live` is for lists that are read every few seconds. */
export type TimeoutKind = 'live' | 'read' | 'orderUpdate' | 'bulk';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT';
  /** `:id` is the only placeholder. */
  path: `/${string}`;
  body: 'json' | 'multipart' | 'none';
  timeout: TimeoutKind;
  /** The call is sent without a token, and a 401 does not end the session. */
  public?: true;
  /** The call is sent with an `Idempotency-Key` if the backend supports it. */
  writes?: true;
  /** Whether an empty response is a success. */
  mayBeEmpty?: true;
  /** Files are sent with `fetch`, which can refuse redirects but does not report progress. */
  refusesRedirects?: true;
  /** The call is not cancelled when the session ends. */
  outlivesSession?: true;
}

type Path = Endpoint['path'];
type Extras = Partial<Endpoint>;

/** A call that reads. `x-portal` in the contract has the extras of a call. */
export function post(path: Path, extras?: Extras): Endpoint {
  return { method: 'POST', path, body: 'json', timeout: 'read', ...extras };
}

export function get(path: Path, extras?: Extras): Endpoint {
  return { ...post(path), method: 'GET', body: 'none', ...extras };
}

export function write(path: Path, extras?: Extras): Endpoint {
  return { ...post(path), timeout: 'orderUpdate', writes: true, ...extras };
}

export function upload(path: Path, extras?: Extras): Endpoint {
  return { ...write(path), timeout: 'bulk', body: 'multipart', ...extras };
}
