import type { HttpBindings } from '@hono/node-server';
import type { Clock } from './clock.ts';
import type { Contract } from './contract/index.ts';
import type { Database } from './db/database.ts';
import type { Faults } from './faults.ts';
import type { Fields } from './fields.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import type { Journal, JournalEntry } from './journal.ts';
import type { PushHub } from './pushHub.ts';
import type { VendorRow } from './resources/vendors/schema.ts';
import type { WebPushSender } from './webPushSubscription.ts';

export interface SentCode {
  phone: string;
  code: string;
}

/** Push messages that repeat until their order is answered. */
export interface Rings {
  /** Sends the message about a new order, and renews it. */
  start(orderId: string): Promise<void>;
  /** Renews the messages of all orders that ring, as after 30 seconds. */
  renew(): Promise<void>;
  /** Tells the devices that an order is no longer waiting. */
  settle(orderId: string): Promise<void>;
}

/** Test messages that were requested and are not sent yet. */
export interface PushTests {
  start(test: { token: string; testId: string; delay: number }): void;
  /** Sends all of them now. */
  flush(): Promise<void>;
}

/** The services of one running sandbox. */
export interface SandboxContext {
  db: Database;
  clock: Clock;
  journal: Journal;
  faults: Faults;
  keys: IdempotencyKeys;
  push: PushHub;
  webPush: WebPushSender;
  /** Whether a push subscription may have an endpoint on this machine, as in tests. */
  allowsLoopbackPush: boolean;
  rings: Rings;
  pushTests: PushTests;
  key: string;
  allowedOrigins: readonly string[];
  revealCodes: boolean;
  /** Number of digits of a one-time code. */
  codeLength: number;
  /** Whether every waiting order has a deadline. */
  hasDeadlines: boolean;
  /** Phone number of the demo owner, whose restaurant gets orders and push messages. */
  demoPhone: string;
  /** Number of past orders of the demo restaurant. */
  demoHistory: number;
  contract: Contract;
  /** Part of every cursor, so that a restarted sandbox refuses older cursors. */
  epoch: string;
  /** Aborts when the sandbox closes. */
  closing: AbortSignal;
  onCode(code: SentCode): void;
  log(line: string): void;
}

/** The part of a server response that a fault needs to end the connection. */
export interface Outgoing {
  readonly destroyed: boolean;
  readonly socket: { resetAndDestroy(): unknown } | null;
  destroy(): unknown;
  writeHead(status: number, headers: Record<string, string | number>): unknown;
  write(chunk: string, onWritten: () => void): unknown;
}

export interface SandboxEnv {
  Bindings: {
    /** Absent for requests through `Sandbox.fetch`. */
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
