import type { EndpointName } from '../api/endpoints';

/**
 * Calls to the backend that differ from the contract (`vendor-portal/contract`). The prop is read once, when the portal
 * starts. An invalid value is reported to `onError` with kind `config`.
 *
 * @public
 */
export interface EndpointOverrides {
  /**
   * Path of the call for the list of orders, which receives `restaurant_id`, `status`, `search` and `limit`. Use
   * segments of letters, digits, `-` and `_`, each after a `/`.
   *
   * @defaultValue `'/food-order/get-order-by-status'`
   */
  ordersList?: string;
  /**
   * Method that changes a team member: `'put'` with the id in the path and in the body, `'post'` with the id in the
   * body only.
   *
   * @defaultValue PUT, and POST after a response with HTTP 404, 405 or 501
   */
  teamUpdate?: 'put' | 'post';
}

/**
 * The call to which headers are added. `'page'` is a call of a page or slot with the `fetch` of `usePortal()`.
 *
 * @public
 */
export interface RequestCall {
  /** The operation id of the contract, or `'page'`. `pushStream` is the stream of `serverSentEventsPush`. */
  operation: EndpointName | 'orderChangesStream' | 'pushStream' | 'page';
  method: string;
}

/**
 * How a request carries the token of the session. `{ header: 'X-Api-Token' }` sends `X-Api-Token: <token>`, and
 * `{ prefix: 'Token ' }` sends `Authorization: Token <token>`.
 *
 * @public
 */
export interface TokenHeader {
  /**
   * The name of the header.
   *
   * @defaultValue `'Authorization'`
   */
  header?: string;
  /**
   * What the header has before the token, with its space.
   *
   * @defaultValue `''`
   */
  prefix?: string;
}

/** Header values by name. @public */
export type HeadersRecord = Readonly<Record<string, string>>;

/**
 * Changes how calls to `host` are sent. Origin, token, time limits and the ban on redirects cannot be
 * changed.
 *
 * @public
 */
export interface RequestOptions {
  /**
   * Headers for every call to `host`, including uploads and push streams. A function is called before each call; if it
   * throws or takes more than 5 seconds, the call fails. Headers that belong to the portal or the browser are ignored:
   * `Authorization`, `Cookie`, `Host`, `Origin`, `Accept`, `Idempotency-Key`, `Content-*`, `Sec-*`, `Proxy-*` and
   * others. A backend on another origin must allow them (CORS).
   */
  headers?: HeadersRecord | ((call: RequestCall) => HeadersRecord | Promise<HeadersRecord>);
  /**
   * Whether cookies are sent. `'include'` also sends them to another origin, which CORS must allow.
   *
   * @defaultValue `'same-origin'`
   */
  credentials?: 'omit' | 'same-origin' | 'include';
  /**
   * Replaces `fetch` for JSON calls, streams and KYC documents. It must return a `Response`.
   *
   * @defaultValue the `fetch` of the page
   */
  fetch?: typeof fetch;
}
