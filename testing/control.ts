import type { NewVendor, SandboxControl, Vendor } from './types.ts';

/** Where a sandbox runs, and the key of its control calls. @public */
export interface SandboxAccess {
  /** The `host` of a portal, without a slash at the end. */
  url: string;
  key: string;
}

const TRIES = 4;

/** The control calls of a running sandbox, over HTTP. */
export function createControl({ url, key }: SandboxAccess): SandboxControl {
  async function call<T>(method: string, path: string, data?: unknown): Promise<T> {
    const reply = await send(`${url}/sandbox${path}`, {
      method,
      headers: { 'x-sandbox-key': key, 'content-type': 'application/json' },
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    });
    const body = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${body}`);
    return (body ? JSON.parse(body) : null) as T;
  }

  const fill = (restaurantId: string, resources: readonly string[]) =>
    call<void>('POST', '/fill', { restaurantId, resources });

  async function newVendor({ demo, ...fields }: NewVendor = {}): Promise<Vendor> {
    const vendor = await call<Vendor>('POST', '/restaurants', fields);
    if (demo) await fill(vendor.restaurantId, demo);
    return vendor;
  }

  return {
    // The sandbox creates one order for each that was passed, so the list has the same length.
    newVendor: newVendor as SandboxControl['newVendor'],
    code: async (phone) => (await call<{ code: string }>('GET', `/codes?phone=${phone}`)).code,
    token: (phone) => call('POST', '/token', { phone }),
    addOrder: (restaurantId, order = {}) => call('POST', '/orders', { restaurantId, ...order }),
    changeOrder: (id, fields) => call('POST', `/orders/${id}`, fields),
    removeOrder: (id) => call('DELETE', `/orders/${id}`),
    addIssue: (restaurantId, issue = {}) => call('POST', '/issues', { restaurantId, ...issue }),
    moveIssue: (id, step) => call('POST', `/issues/${id}`, { step }),
    fill,
    deduct: (restaurantId, line) => call('POST', '/deductions', { restaurantId, ...line }),
    push: (vendorId, message) => call('POST', '/push', { vendorId, ...message }),
    renewPush: () => call('POST', '/rings', {}),
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

/** The server may close an idle connection just before it is used. Repeating a control call is safe. */
async function send(url: string, init: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(url, init);
    } catch (error) {
      if (tries === TRIES) throw new Error(`No sandbox responds at ${url}`, { cause: error });
    }
  }
}
