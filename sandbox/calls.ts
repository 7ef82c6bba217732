import type { SandboxContext } from './context.ts';
import type { EndpointName } from './endpoints.ts';
import type { Fields } from './fields.ts';
import type { VendorRow } from './resources/vendors/schema.ts';

/** What a call answers; `statusCode` 200 and an empty message are filled in. */
export interface Answer {
  statusCode?: number;
  message?: string;
  data?: unknown;
  [extra: string]: unknown;
}

/** What a call changed, for the journal. */
export interface Change {
  effective: boolean;
  before?: unknown;
  after?: unknown;
}

export interface CallInput {
  sandbox: SandboxContext;
  fields: Fields;
  params: Record<string, string>;
  query: Record<string, string>;
  /** Tells the journal what this call changed. */
  record(change: Change): void;
}

export interface SignedInInput extends CallInput {
  vendor: VendorRow;
  token: string;
}

interface CallShape {
  endpoint: EndpointName;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
}

export type Call =
  | (CallShape & { isPublic: true; run(input: CallInput): Promise<Answer> })
  | (CallShape & { isPublic?: false; run(input: SignedInInput): Promise<Answer> });

/** A refusal on purpose. The marketplace puts most of them in the body of an HTTP 200. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly httpStatus: number;

  constructor(statusCode: number, message: string, httpStatus = 200) {
    super(message);
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.httpStatus = httpStatus;
  }
}

/** A refusal that is also the HTTP status. */
export function denied(status: number, message: string): Refusal {
  return new Refusal(status, message, status);
}
