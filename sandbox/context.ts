import type { HttpBindings } from '@hono/node-server';
import type { Clock } from './clock.ts';
import type { Customers } from './customers.ts';
import type { Database } from './db/client.ts';
import type { EndpointName } from './endpoints.ts';
import type { Faults } from './faults.ts';
import type { Fields } from './fields.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import type { Journal, JournalEntry } from './journal.ts';
import type { PushHub } from './push.ts';
import type { VendorRow } from './resources/vendors/schema.ts';

export interface SentCode {
  phone: string;
  code: string;
}

/** Checks requests against the written contract; a text says what is wrong. */
export interface ContractCheck {
  requestProblem(request: ContractRequest): string | null;
  /** Whether the call is described with an `Idempotency-Key`. */
  takesKey(endpoint: EndpointName): boolean;
}

export interface ContractRequest {
  endpoint: EndpointName;
  fields: Fields;
  query: Record<string, string>;
  contentType: string;
}

/** What every call may use; one per started sandbox. */
export interface SandboxContext {
  db: Database;
  clock: Clock;
  journal: Journal;
  faults: Faults;
  keys: IdempotencyKeys;
  push: PushHub;
  customers: Customers;
  key: string;
  allowedOrigins: readonly string[];
  revealCodes: boolean;
  contract: ContractCheck | null;
  /** Aborts when the sandbox closes. */
  closing: AbortSignal;
  onCode(code: SentCode): void;
  log(line: string): void;
}

/** Where an answer goes, as far as a fault needs it to break the answer off. */
export interface Outgoing {
  readonly destroyed: boolean;
  readonly socket: { resetAndDestroy(): unknown } | null;
  destroy(): unknown;
  writeHead(status: number, headers: Record<string, string | number>): unknown;
  write(chunk: string, onWritten: () => void): unknown;
}

export interface SandboxEnv {
  Bindings: {
    /** Present for requests over our own listener, absent for those given to `fetch`. */
    incoming?: HttpBindings['incoming'];
    outgoing?: Outgoing;
  };
  Variables: {
    fields: Fields;
    entry: JournalEntry;
    vendor: VendorRow | null;
    token: string;
  };
}
