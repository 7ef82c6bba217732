import type { Answer } from './answers.ts';
import type { SandboxContext } from './context.ts';
import type { EndpointName, PublicName, SignedInName } from './endpoints.ts';
import type { Fields } from './fields.ts';
import type { VendorRow } from './resources/vendors/schema.ts';

/** The effect of a call, for the journal. */
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
  /** The header `Accept-Language`. */
  language: string;
  /** Writes to the journal what this call changed. */
  record(change: Change): void;
}

export interface SignedInInput extends CallInput {
  vendor: VendorRow;
  token: string;
}

/** A stream returns its own response. */
type Handler<Input> = (input: Input) => Promise<Answer | Response>;

/** The handlers of a resource. The method and path of an endpoint are in contract/openapi.yaml. */
export type Calls = Partial<Record<SignedInName, Handler<SignedInInput>>>;
export type PublicCalls = Partial<Record<PublicName, Handler<CallInput>>>;

export type Call =
  | { isPublic: true; endpoint: EndpointName; run: Handler<CallInput> }
  | { isPublic: false; endpoint: EndpointName; run: Handler<SignedInInput> };
