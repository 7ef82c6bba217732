/** The body of an answer. Defaults: `statusCode` 200, an empty message, `data` null. */
export interface Answer {
  statusCode?: number;
  message?: string;
  data?: unknown;
  [extra: string]: unknown;
}

/** A refusal of a call. The marketplace sends most refusals in the body of an HTTP 200. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly httpStatus: number;
  /** The record as it is now, if the call sends it with a refusal. */
  readonly data: unknown;

  constructor(statusCode: number, message: string, httpStatus = 200, data: unknown = null) {
    super(message);
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.httpStatus = httpStatus;
    this.data = data;
  }
}

/** A refusal whose status is also the HTTP status. */
export function denied(status: number, message: string): Refusal {
  return new Refusal(status, message, status);
}
