/**
 * Why a backend refused a call.
 *
 * @public
 */
export interface Refusal {
  /**
   * The HTTP status that the contract has for this refusal, 400 to 599. 401 ends the session, or asks `fetchSession` for
   * a new token. With 502, 503 and 504 the outcome of a change is unknown, so the portal reads the record again.
   */
  status: number;
  /** A message for the vendor; `''` if there is none. */
  message: string;
  /** Messages at fields of a form, by the names that the contract has for them. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** The id of the request in the logs of the backend, for `onError`. */
  requestId?: string | undefined;
  /** How long to wait before the next request, in seconds. */
  retryAfterSeconds?: number | undefined;
}

/**
 * Thrown by a function of `backend` if the backend refuses the call. The portal treats it as a refusal of the contract.
 *
 * @example
 * ```ts
 * throw new Refused({ status: 422, message: 'Check the price', fields: { selling_price: 'Too high' } });
 * ```
 * @public
 */
export class Refused extends Error {
  override name = 'VendorPortalRefused';
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, message, fields, requestId, retryAfterSeconds }: Refusal) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
