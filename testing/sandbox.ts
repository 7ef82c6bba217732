import { createControl, type SandboxAccess } from './control.ts';
import type { IssueIds, NewIssue, OrderIds, SandboxControl, Vendor } from './types.ts';

/** Options of `startSandbox`. @public */
export interface SandboxOptions {
  /** @defaultValue 0: any free port */
  port?: number;
  /** The key of the control calls, for tests in another process. @defaultValue random */
  key?: string;
  /**
   * The origins of pages that may call the sandbox, such as `http://localhost:5173`. jsdom and happy-dom have an
   * origin too.
   *
   * @defaultValue none
   */
  allowOrigins?: readonly string[];
  /** `'demo'` has a restaurant with menu, team and 10,000 past orders. @defaultValue 'empty' */
  seed?: 'empty' | 'demo';
  /** The number of digits of a one-time code, from 4 to 8. @defaultValue 4 */
  codeLength?: number;
  /** The folder that keeps the data. @defaultValue none: the data is in memory */
  dataDir?: string;
}

/** A sandbox that runs, perhaps in another process. @public */
export interface ConnectedSandbox extends SandboxAccess {
  /** Everything that a test can do with the sandbox. */
  control: SandboxControl;
  /** Creates a vendor with its own restaurant, so that tests can run in parallel. */
  newVendor: SandboxControl['newVendor'];
  /** Places an order at the vendor's restaurant. */
  order(vendor: Pick<Vendor, 'restaurantId'>, order?: Record<string, unknown>): Promise<OrderIds>;
  /** A customer complains about an order of the vendor's restaurant. */
  issue(vendor: Pick<Vendor, 'restaurantId'>, issue?: NewIssue): Promise<IssueIds>;
  /** The one-time code that was last sent to a phone number. */
  code(phone: string): Promise<string>;
}

/** A sandbox that this process has started. @public */
export interface Sandbox extends ConnectedSandbox {
  /** Stops the sandbox. Tests that still call it fail. */
  stop(): Promise<void>;
}

/**
 * Starts the sandbox of `vendor-portal-dev` in this process, on 127.0.0.1. It needs `@electric-sql/pglite`.
 *
 * @throws if the package is not installed or the port is in use
 * @example
 * ```ts
 * const sandbox = await startSandbox();
 * const vendor = await sandbox.newVendor({ orders: [{ status: 'cooking' }] });
 * await sandbox.stop();
 * ```
 * @public
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { startCachedSandbox } = await import('./bundle.ts');
  const { port = 0, seed = 'empty', allowOrigins = [], ...others } = options;
  const started = await startCachedSandbox({
    port,
    seed,
    allowedOrigins: [...allowOrigins],
    allowsLoopbackPush: true,
    ...others,
  });
  return { ...connectSandbox(started), stop: started.close };
}

/**
 * Controls a sandbox that runs in another process: one that `startSandbox` has started for the whole run, or that of
 * `vendor-portal-dev`, whose URL ends with `/api`.
 *
 * @example
 * ```ts
 * const sandbox = connectSandbox({ url: 'http://localhost:5180/api', key: 'a-key-of-mine' });
 * ```
 * @public
 */
export function connectSandbox({ url, key }: SandboxAccess): ConnectedSandbox {
  const control = createControl({ url, key });
  return {
    url,
    key,
    control,
    newVendor: control.newVendor,
    order: ({ restaurantId }, order) => control.addOrder(restaurantId, order),
    issue: ({ restaurantId }, issue) => control.addIssue(restaurantId, issue),
    code: control.code,
  };
}
