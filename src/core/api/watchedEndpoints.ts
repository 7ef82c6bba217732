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

/** The calls of `vendor-portal/watch`, in a separate file so that its page does not load the whole table. */
export const watchedEndpoints = {
  vendorGet: post('/vendor/get'),
  waitingOrders: post('/food-order/get-waiting-order', 'live'),
};

export function post(path: Endpoint['path'], timeout: TimeoutKind = 'read'): Endpoint {
  return { method: 'POST', path, body: 'json', timeout };
}
