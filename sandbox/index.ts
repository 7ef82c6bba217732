import type { Outgoing, SandboxContext, SentCode } from './context.ts';
import { createContract } from './contract/index.ts';
import { createCustomers } from './customers.ts';
import { applySchema } from './db/applySchema.ts';
import type { OpenDatabase } from './db/database.ts';
import { SandboxDataError } from './db/errors.ts';
import { openClock, type StoredClock } from './db/meta.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import { type SnapshotCompression, writeSnapshot } from './db/snapshot.ts';
import { createFaults } from './faults.ts';
import type { Fields } from './fields.ts';
import { createIdempotencyKeys } from './idempotency.ts';
import { newId, newToken } from './ids.ts';
import { createJournal } from './journal.ts';
import { type Listening, listen } from './listen.ts';
import { addOrders } from './orderInput.ts';
import { pushToVendor } from './push.ts';
import { createPushHub, type PushMessage } from './pushHub.ts';
import { createPushTests } from './pushTests.ts';
import { createSearchIndex } from './resources/orders/searchIndex.ts';
import { approveKyc } from './resources/vendors/approve.ts';
import { findVendorByPhone } from './resources/vendors/find.ts';
import { createRings } from './rings.ts';
import { DEMO_PHONE, type SeedName, seedOnce } from './seed.ts';
import { createServer } from './server.ts';
import { createWebPush } from './webPush.ts';

export type { SentCode } from './context.ts';

export interface SandboxOptions {
  /** Directory of the data. By default the data is in memory. */
  dataDir?: string;
  /** A PostgreSQL URL, instead of `dataDir`. */
  database?: string;
  /** The port; 0 uses any free port. Without a port, only `fetch` is available. */
  port?: number;
  hostname?: string;
  /** The key of `/sandbox/*`. By default it is random. */
  key?: string;
  seed?: SeedName;
  snapshot?: string;
  reset?: boolean;
  /** Sends the one-time code in `data.otp` too, as some marketplaces do. */
  revealCodes?: boolean;
  /** Number of digits of a one-time code, 4 to 8. The default is 4. */
  codeLength?: number;
  /** Declines orders that are not answered in 15 minutes (capability `orders.deadline`). */
  hasDeadlines?: boolean;
  /** Phone number of the demo owner. The default is `DEMO_PHONE`, in India. */
  demoPhone?: string;
  allowedOrigins?: string[];
  /** Whether a push subscription may have an endpoint on this machine, as in tests. */
  allowsLoopbackPush?: boolean;
  log?(line: string): void;
  onCode?(code: SentCode): void;
  /** Called before new data is created, because that takes some seconds. */
  onSeed?(): void;
}

const TEST_MESSAGE: PushMessage = { title: 'Test message', body: 'Sent from the sandbox.' };

export interface Sandbox {
  /** The base URL; empty without a port. */
  url: string;
  key: string;
  demo: { phone: string };
  /** Answers a request. The caller must check Host and Origin. Faults need `outgoing` to drop the connection. */
  fetch(request: Request, socket?: { outgoing: Outgoing }): Promise<Response>;
  /** Places an order at the demo restaurant. */
  addOrder(order?: Fields): Promise<Fields | null>;
  /** Approves all verifications of one vendor, or of every vendor. */
  approveKyc(phone?: string): Promise<void>;
  /** The public key of web push, which is new at each start. */
  pushKey: string;
  /** Sends a push message to the demo vendor's devices. */
  pushMessage(message?: PushMessage): Promise<void>;
  /** See `Customers.setTraffic`. */
  setTraffic(perMinute: number): void;
  /** Writes the data to a file for the option `snapshot`. It is not supported with a PostgreSQL server. */
  dumpSnapshot(file: string, compression?: SnapshotCompression): Promise<void>;
  close(): Promise<void>;
}

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { database } = options;
  const opened = await (database ? openPostgres(database, options) : openPglite(options));
  try {
    return await startOn(opened, options);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function startOn(opened: OpenDatabase, options: SandboxOptions): Promise<Sandbox> {
  const closing = new AbortController();
  const { storedClock, sandbox } = await opened.withLock(async () => {
    const clock = await prepare(opened, options);
    const context = createContext(opened, clock, closing.signal, options);
    await seedOnce(context, options.seed ?? 'demo', options.onSeed);
    return { storedClock: clock, sandbox: context };
  });
  const customers = createCustomers(sandbox);
  const app = createServer(sandbox, customers);
  const { hostname = '127.0.0.1', port } = options;
  const listening = port === undefined ? null : await listen(app, { hostname, port });
  return {
    url: listening?.url ?? '',
    key: sandbox.key,
    demo: { phone: sandbox.demoPhone },
    fetch: async (request, socket) => app.fetch(request, { outgoing: socket?.outgoing }),
    addOrder: (order = {}) => addDemoOrder(sandbox, order),
    pushKey: sandbox.webPush.publicKey,
    approveKyc: (phone) => approveKyc(sandbox, phone),
    pushMessage: (message = TEST_MESSAGE) => pushToDemo(sandbox, message),
    setTraffic: customers.setTraffic,
    dumpSnapshot: (file, compression) => dump(opened, storedClock, file, compression),
    close: once(() => closeAll(closing, listening, storedClock, opened)),
  };
}

async function prepare(
  { db, pglite }: OpenDatabase,
  { dataDir }: SandboxOptions,
): Promise<StoredClock> {
  try {
    await applySchema(db);
    // The embedded database does not include the extension `pg_trgm`.
    if (!pglite) await createSearchIndex(db);
    return await openClock(db);
  } catch (cause) {
    const message = `The sandbox data${dataDir ? ` in ${dataDir}` : ''} cannot be used. Start again with --reset to recreate it.`;
    throw new SandboxDataError('corrupt', message, { cause });
  }
}

function createContext(
  { db }: OpenDatabase,
  { clock }: StoredClock,
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
    epoch: newId(),
    allowedOrigins: options.allowedOrigins ?? [],
    revealCodes: options.revealCodes ?? false,
    codeLength: options.codeLength ?? 4,
    hasDeadlines: options.hasDeadlines ?? false,
    demoPhone: options.demoPhone ?? DEMO_PHONE,
    push: createPushHub(),
    webPush: createWebPush(),
    allowsLoopbackPush: options.allowsLoopbackPush ?? false,
    rings: createRings(() => context),
    pushTests: createPushTests(() => context),
    contract: createContract(),
    onCode: (code) => options.onCode?.(code),
    log: (line) => options.log?.(line),
  };
  return context;
}

async function addDemoOrder(sandbox: SandboxContext, order: Fields): Promise<Fields | null> {
  const vendor = await findVendorByPhone(sandbox, sandbox.demoPhone);
  if (!vendor) return null;
  const [added] = await addOrders(sandbox, vendor.restaurantId, [order]);
  if (added) await sandbox.rings.start(added._id);
  return added ?? null;
}

async function pushToDemo(sandbox: SandboxContext, message: PushMessage): Promise<void> {
  const vendor = await findVendorByPhone(sandbox, sandbox.demoPhone);
  if (vendor) await pushToVendor(sandbox, vendor.id, message);
}

async function dump(
  { pglite }: OpenDatabase,
  storedClock: StoredClock,
  file: string,
  compression?: SnapshotCompression,
): Promise<void> {
  if (!pglite) throw new SandboxDataError('database', 'Only PGlite data can be dumped.');
  await storedClock.save();
  await writeSnapshot(pglite, file, compression);
}

async function closeAll(
  closing: AbortController,
  listening: Listening | null,
  storedClock: StoredClock,
  opened: OpenDatabase,
): Promise<void> {
  closing.abort();
  await listening?.close();
  await storedClock.stop();
  await opened.close();
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
