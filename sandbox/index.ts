import type { Outgoing, SandboxContext, SentCode } from './context.ts';
import { createContract } from './contract/index.ts';
import { announceOrder, createCustomers } from './customers.ts';
import { applySchema } from './db/applySchema.ts';
import { type OpenDatabase, openDatabase } from './db/client.ts';
import { SandboxDataError } from './db/errors.ts';
import { type KeptClock, openClock } from './db/meta.ts';
import { type SnapshotCompression, writeSnapshot } from './db/snapshot.ts';
import { createFaults } from './faults.ts';
import type { Fields } from './fields.ts';
import { createIdempotencyKeys } from './idempotency.ts';
import { newToken } from './ids.ts';
import { createJournal } from './journal.ts';
import { type Listening, listen } from './listen.ts';
import { addOrders } from './orderInput.ts';
import { createPushHub, type PushMessage, pushToVendor } from './push.ts';
import { findVendorByPhone } from './resources/vendors/find.ts';
import { approveKyc } from './resources/vendors/approve.ts';
import { DEMO_PHONE, type SeedName, seedOnce } from './seed.ts';
import { createServer } from './server.ts';

export type { SentCode } from './context.ts';

export interface SandboxOptions {
  /** Where the data lives; absent: in memory. */
  dataDir?: string;
  /** A PostgreSQL address instead of a directory. */
  database?: string;
  /** Absent: no port is opened and only `fetch` serves. 0: any free port. */
  port?: number;
  hostname?: string;
  /** The key of `/sandbox/*`; absent: a random one. */
  key?: string;
  seed?: SeedName;
  snapshot?: string;
  reset?: boolean;
  /** Also answers the code in `data.otp`, as some marketplaces do. */
  revealCodes?: boolean;
  allowedOrigins?: string[];
  log?(line: string): void;
  onCode?(code: SentCode): void;
}

const TEST_MESSAGE: PushMessage = { title: 'Test message', body: 'Sent from the sandbox.' };

/** Given along with a request, a fault can break its answer off. */
export interface AnswerSocket {
  outgoing: Outgoing;
}

/** A running marketplace. */
export interface Sandbox {
  /** Empty when no port was asked for. */
  url: string;
  key: string;
  demo: { phone: string };
  /** Answers a request without a port. The caller has checked its Host and Origin. */
  fetch(request: Request, socket?: AnswerSocket): Promise<Response>;
  /** A customer orders at the demo restaurant. */
  addOrder(order?: Fields): Promise<Fields | null>;
  /** The admin approves all four verifications of one vendor, or of every vendor. */
  approveKyc(phone?: string): Promise<void>;
  /** Sends a message to the demo vendor's devices. */
  pushMessage(message?: PushMessage): Promise<void>;
  /** Customers place this many orders a minute at the demo restaurant, riders pick them up. */
  setTraffic(perMinute: number): void;
  /** Writes the whole data into a file for a quick start; not on a PostgreSQL server. */
  dumpSnapshot(file: string, compression?: SnapshotCompression): Promise<void>;
  close(): Promise<void>;
}

/** Starts the sandbox: opens its data, fills it once, serves it. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const opened = await openDatabase(options);
  try {
    return await startOn(opened, options);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function startOn(opened: OpenDatabase, options: SandboxOptions): Promise<Sandbox> {
  const closing = new AbortController();
  const { kept, sandbox } = await opened.alone(async () => {
    const clock = await prepare(opened, options);
    const context = createContext(opened, clock, closing.signal, options);
    await seedOnce(context, options.seed ?? 'demo');
    return { kept: clock, sandbox: context };
  });
  const app = createServer(sandbox);
  const { hostname = '127.0.0.1', port } = options;
  const listening = port === undefined ? null : await listen(app, { hostname, port });
  return {
    url: listening?.url ?? '',
    key: sandbox.key,
    demo: { phone: DEMO_PHONE },
    fetch: async (request, socket) => app.fetch(request, { outgoing: socket?.outgoing }),
    addOrder: (order = {}) => addDemoOrder(sandbox, order),
    approveKyc: (phone) => approveKyc(sandbox, phone),
    pushMessage: (message = TEST_MESSAGE) => pushToDemo(sandbox, message),
    setTraffic: (perMinute) => sandbox.customers.setTraffic(perMinute),
    dumpSnapshot: (file, compression) => dump(opened, kept, file, compression),
    close: once(() => closeAll(closing, listening, kept, opened)),
  };
}

async function prepare({ db }: OpenDatabase, { dataDir }: SandboxOptions): Promise<KeptClock> {
  try {
    await applySchema(db);
    return await openClock(db);
  } catch (cause) {
    const message = `The sandbox data${dataDir ? ` in ${dataDir}` : ''} cannot be used. Start again with --reset to make it anew.`;
    throw new SandboxDataError('corrupt', message, { cause });
  }
}

function createContext(
  { db }: OpenDatabase,
  { clock }: KeptClock,
  closing: AbortSignal,
  options: SandboxOptions,
): SandboxContext {
  const context: SandboxContext = {
    db,
    clock,
    closing,
    journal: createJournal(),
    faults: createFaults(),
    keys: createIdempotencyKeys(() => clock.now()),
    key: options.key ?? newToken(),
    allowedOrigins: options.allowedOrigins ?? [],
    revealCodes: options.revealCodes ?? false,
    push: createPushHub(),
    customers: createCustomers(() => context),
    contract: createContract(),
    onCode: (code) => options.onCode?.(code),
    log: (line) => options.log?.(line),
  };
  return context;
}

async function addDemoOrder(sandbox: SandboxContext, order: Fields): Promise<Fields | null> {
  const vendor = await findVendorByPhone(sandbox, DEMO_PHONE);
  if (!vendor) return null;
  const [added] = await addOrders(sandbox, vendor.restaurantId, [order]);
  if (added) await announceOrder(sandbox, vendor.id, added.order_id);
  return added ?? null;
}

async function pushToDemo(sandbox: SandboxContext, message: PushMessage): Promise<void> {
  const vendor = await findVendorByPhone(sandbox, DEMO_PHONE);
  if (vendor) await pushToVendor(sandbox, vendor.id, message);
}

async function dump(
  { pglite }: OpenDatabase,
  kept: KeptClock,
  file: string,
  compression?: SnapshotCompression,
): Promise<void> {
  if (!pglite) throw new SandboxDataError('database', 'Only PGlite data can be dumped.');
  await kept.save();
  await writeSnapshot(pglite, file, compression);
}

async function closeAll(
  closing: AbortController,
  listening: Listening | null,
  kept: KeptClock,
  opened: OpenDatabase,
): Promise<void> {
  closing.abort();
  await listening?.close();
  await kept.stop();
  await opened.close();
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
