import type { APIRequestContext } from '@playwright/test';

export type KycState = 'approved' | 'nothing' | 'two-pending' | 'declined' | 'approved-expired';

export interface NewVendor {
  name?: string;
  vendorName?: string;
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

export interface Vendor {
  phone: string;
  vendorId: string;
  restaurantId: string;
  orders: readonly { _id: string; order_id: string }[];
}

/** The vendor of a test, with one reference for each order that the test gave it. */
export type MadeVendor<Made extends NewVendor> = Vendor & {
  orders: Made extends { orders: infer Orders extends readonly unknown[] }
    ? { readonly [Index in keyof Orders]: Vendor['orders'][number] }
    : Vendor['orders'];
};

export interface WireSession {
  access_token: string;
  _id: string;
  restaurant: { _id: string } | null;
  is_kyc_completed: boolean;
}

export interface LoggedCall {
  seq: number;
  at: string;
  endpoint: string;
  method: string;
  path: string;
  status: number;
  restaurantId: string | null;
  phone: string | null;
  fields: Record<string, unknown>;
  idempotencyKey: string;
  effective: boolean;
  before?: unknown;
  after?: unknown;
}

export interface Fault {
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

export interface Message {
  title?: string;
  body?: string;
  data?: Record<string, string>;
}

export type LogFilter = Partial<
  Record<'restaurantId' | 'phone' | 'endpoint', string> & { sinceSeq: number }
>;

/** The control API of the sandbox, on the harness's origin. */
export interface SandboxControl {
  newVendor(vendor?: NewVendor): Promise<Vendor>;
  code(phone: string): Promise<string>;
  /** The session that a verified code returns, in the server's format. */
  token(phone: string): Promise<WireSession>;
  addOrder(
    restaurantId: string,
    order?: Record<string, unknown>,
  ): Promise<{ _id: string; order_id: string }>;
  /** Changes an order as another device, the rider or an administrator would. */
  changeOrder(id: string, fields: Record<string, unknown>): Promise<void>;
  /** Deletes an order as an administrator would. */
  removeOrder(id: string): Promise<void>;
  /** Adds the demo data of these resources to a restaurant, such as `team` or `menu`. */
  fill(restaurantId: string, resources: readonly string[]): Promise<void>;
  /** Sends a push message to every device of a vendor, as the marketplace does. */
  push(vendorId: string, message: Message): Promise<void>;
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

export function createControl(
  request: APIRequestContext,
  baseUrl: string,
  key: string,
): SandboxControl {
  async function call<T>(method: string, path: string, data?: unknown): Promise<T> {
    const reply = await request.fetch(`${baseUrl}/api/sandbox${path}`, {
      method,
      headers: { 'x-sandbox-key': key },
      // The server may close an idle connection just before it is used. Repeating these calls is safe.
      maxRetries: 3,
      ...(data === undefined ? {} : { data }),
    });
    const body = await reply.text();
    if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${body}`);
    return (body ? JSON.parse(body) : null) as T;
  }

  const fill = (restaurantId: string, resources: readonly string[]) =>
    call<void>('POST', '/fill', { restaurantId, resources });

  return {
    async newVendor({ demo, ...fields } = {}) {
      const vendor = await call<Vendor>('POST', '/restaurants', fields);
      if (demo) await fill(vendor.restaurantId, demo);
      return vendor;
    },
    async code(phone) {
      const { code } = await call<{ code: string | number }>('GET', `/codes?phone=${phone}`);
      return String(code);
    },
    token: (phone) => call('POST', '/token', { phone }),
    addOrder: (restaurantId, order = {}) => call('POST', '/orders', { restaurantId, ...order }),
    changeOrder: (id, fields) => call('POST', `/orders/${id}`, fields),
    removeOrder: (id) => call('DELETE', `/orders/${id}`),
    fill,
    push: (vendorId, message) => call('POST', '/push', { vendorId, ...message }),
    log(filter) {
      const query = new URLSearchParams(
        Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
      );
      return call('GET', `/log?${query}`);
    },
    fault: (fault) => call('POST', '/faults', fault),
    clearFault: (id) => call('DELETE', `/faults/${id}`),
    setKyc: (vendorId, item, verdict, reason) =>
      call('POST', '/kyc', { vendorId, item, verdict, reason }),
  };
}
