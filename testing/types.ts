/** The result of the verifications (KYC) of a new vendor. @public */
export type KycState = 'approved' | 'nothing' | 'two-pending' | 'declined' | 'approved-expired';

/** A vendor to create. Fields of an order are those of the contract, and `ageMinutes`. @public */
export interface NewVendor {
  /** The name of the restaurant. */
  name?: string;
  vendorName?: string;
  /** @defaultValue 'approved' */
  kyc?: KycState;
  orders?: readonly ({ status: string } & Record<string, unknown>)[];
  /** The number of finished orders in the history. */
  history?: number;
  profile?: Record<string, unknown>;
  /** The permissions of a team member; absent for an owner. */
  permissions?: readonly string[];
  /** Resources that start with their demo data, such as `team` or `menu`. */
  demo?: readonly string[];
}

/** A vendor of the sandbox, with its own restaurant and phone number. @public */
export interface Vendor {
  phone: string;
  vendorId: string;
  restaurantId: string;
  orders: readonly OrderIds[];
}

/** The ids of an order: the backend's, and the number that people see. @public */
export interface OrderIds {
  _id: string;
  order_id: string;
}

/** A complaint to add. Other fields are those of the contract, and replace those of its kind. @public */
export interface NewIssue {
  /** @defaultValue the newest order */
  food_order_id?: string;
  /** @defaultValue 'missing' */
  kind?: string;
  /** @defaultValue 10 */
  minutesLeft?: number;
  /** Whether the devices get a push message. */
  announce?: boolean;
  [field: string]: unknown;
}

/** The ids of an issue and of its order. @public */
export interface IssueIds extends OrderIds {
  food_order_id: string;
}

/** A created vendor, with one reference for each order that the test gave it. @public */
export type MadeVendor<Made extends NewVendor> = Vendor & {
  orders: Made extends { orders: infer Orders extends readonly unknown[] }
    ? { readonly [Index in keyof Orders]: OrderIds }
    : Vendor['orders'];
};

/** The session that a verified code returns, in the format of the contract. @public */
export interface WireSession {
  access_token: string;
  _id: string;
  restaurant: { _id: string } | null;
  is_kyc_completed: boolean;
}

/** A call that has arrived at the sandbox. @public */
export interface LoggedCall {
  seq: number;
  at: string;
  /** The operation id of the contract. */
  endpoint: string;
  method: string;
  path: string;
  /** The HTTP status; 0 if no response was sent. */
  status: number;
  restaurantId: string | null;
  phone: string | null;
  fields: Record<string, unknown>;
  idempotencyKey: string;
  /** Whether the call has changed data. */
  effective: boolean;
  before?: unknown;
  after?: unknown;
}

/** What goes wrong with a call; see `docs/sandbox.md`. @public */
export interface Fault {
  /** An operation id of the contract, or `*`. */
  endpoint: string;
  restaurantId?: string;
  phone?: string;
  delayMs?: number;
  hang?: boolean;
  /** The answer is held until `clearFault`. */
  hold?: boolean;
  status?: number;
  body?: unknown;
  contentType?: string;
  dropAfterCommit?: boolean;
  /** The connection is dropped at once; the call is processed after `delayMs`, or on `clearFault`. */
  dropBeforeCommit?: boolean;
  reset?: 'beforeCommit' | 'afterCommit';
  times?: number;
}

/** A push message. @public */
export interface Message {
  title?: string;
  body?: string;
  data?: Record<string, string>;
}

/** Selects calls of the log. @public */
export type LogFilter = Partial<
  Record<'restaurantId' | 'phone' | 'endpoint', string> & { sinceSeq: number }
>;

/** Everything that a test can do with a running sandbox. Every function rejects if the sandbox refuses. @public */
export interface SandboxControl {
  newVendor<const Made extends NewVendor>(vendor?: Made): Promise<MadeVendor<Made>>;
  /** The one-time code that was last sent to a phone number. */
  code(phone: string): Promise<string>;
  /** The session that a verified code returns, without a code. */
  token(phone: string): Promise<WireSession>;
  addOrder(restaurantId: string, order?: Record<string, unknown>): Promise<OrderIds>;
  /** Changes an order as another device, the rider or an administrator would. */
  changeOrder(id: string, fields: Record<string, unknown>): Promise<void>;
  /** Deletes an order as an administrator would. */
  removeOrder(id: string): Promise<void>;
  /** A customer complains about an order, or about the newest one if none is named. */
  addIssue(restaurantId: string, issue?: NewIssue): Promise<IssueIds>;
  /**
   * The next step of the customer or the marketplace. `raise` opens it again at the next level, `withdraw` takes it
   * back, `accept` takes what was offered, and with `grant` or `dismiss` the marketplace decides.
   */
  moveIssue(id: string, step: 'raise' | 'withdraw' | 'accept' | 'grant' | 'dismiss'): Promise<void>;
  /** Adds the demo data of these resources to a restaurant, such as `team` or `menu`. */
  fill(restaurantId: string, resources: readonly string[]): Promise<void>;
  /** Adds a line of the contract (`Deduction`) to the payout of the current cycle. */
  deduct(restaurantId: string, line: Record<string, unknown>): Promise<void>;
  /** Sends a push message to every device of a vendor, as the marketplace does. */
  push(vendorId: string, message: Message): Promise<void>;
  /**
   * Repeats the push messages of all unanswered orders, as after 30 seconds. Only orders that were added with
   * `announce: true` have messages.
   */
  renewPush(): Promise<void>;
  log(filter: LogFilter): Promise<LoggedCall[]>;
  fault(fault: Fault): Promise<{ id: string }>;
  clearFault(id: string): Promise<void>;
  setKyc(
    vendorId: string,
    item: 'bank' | 'fssai' | 'gst' | 'pan',
    verdict: 'approved' | 'declined' | 'pending',
    reason?: string,
  ): Promise<void>;
}
