import type { MiddlewareHandler } from 'hono';
import type { Outgoing, SandboxContext, SandboxEnv, SentCode } from './context.ts';
import type { ContractDocument } from './contract/document.ts';
import { createContract } from './contract/index.ts';
import { createCustomers } from './customers.ts';
import { applySchema } from './db/applySchema.ts';
import type { OpenDatabase } from './db/database.ts';
import { SandboxDataError } from './db/errors.ts';
import { openClock, type StoredClock } from './db/meta.ts';
import { DEMO_PHONE } from './demoPhones.ts';
import { createFaults } from './faults.ts';
import type { Fields } from './fields.ts';
import { createIdempotencyKeys } from './idempotency.ts';
import { newId, newToken } from './ids.ts';
import { createJournal } from './journal.ts';
import { addOrders } from './orderInput.ts';
import { pushToVendor } from './push.ts';
import { createPushHub, type PushMessage } from './pushHub.ts';
import { createPushTests } from './pushTests.ts';
import { createSearchIndex } from './resources/orders/searchIndex.ts';
import { approveKyc } from './resources/vendors/approve.ts';
import { findVendorByPhone } from './resources/vendors/find.ts';
import { createRings } from './rings.ts';
import { type SeedName, seedOnce } from './seed.ts';
import { createServer } from './server.ts';
import type { WebPushSender } from './webPushSubscription.ts';

export interface CoreOptions {
  /** The directory that a message about unusable data names. */
  dataDir?: string;
  /** The key of `/sandbox/*`. By default it is random. */
  key?: string;
  seed?: SeedName;
  /** Number of past orders of the demo restaurant. The default is 10,000. */
  demoHistory?: number;
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

/** What a sandbox needs from the platform that it runs on: Node.js or a browser. */
export interface Platform {
  database: OpenDatabase;
  contract: ContractDocument;
  webPush: WebPushSender;
  /** What runs before each call. */
  protection(sandbox: SandboxContext): readonly MiddlewareHandler<SandboxEnv>[];
}

const TEST_MESSAGE: PushMessage = { title: 'Test message', body: 'Sent from the sandbox.' };

export interface SandboxCore {
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
  /** See `Customers.setIssues`. */
  setIssues(perHour: number): void;
  close(): Promise<void>;
}

/**
 * Starts the sandbox on an open database, which it closes at the end. This module and those that it imports run in
 * Node.js and in browsers; the linter checks that they import no module of Node.js.
 */
export async function startCore(platform: Platform, options: CoreOptions = {}) {
  const { database } = platform;
  try {
    return await startOn(platform, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function startOn(platform: Platform, options: CoreOptions) {
  const { database } = platform;
  const closing = new AbortController();
  const { storedClock, sandbox } = await database.withLock(async () => {
    const clock = await prepare(database, options);
    const context = createContext(platform, clock, closing.signal, options);
    await seedOnce(context, options.seed ?? 'demo', options.onSeed);
    return { storedClock: clock, sandbox: context };
  });
  const customers = createCustomers(sandbox);
  const app = createServer(sandbox, customers, platform.protection(sandbox));
  const core: SandboxCore = {
    key: sandbox.key,
    demo: { phone: sandbox.demoPhone },
    fetch: async (request, socket) => app.fetch(request, { outgoing: socket?.outgoing }),
    addOrder: (order = {}) => addDemoOrder(sandbox, order),
    pushKey: sandbox.webPush.publicKey,
    approveKyc: (phone) => approveKyc(sandbox, phone),
    pushMessage: (message = TEST_MESSAGE) => pushToDemo(sandbox, message),
    setTraffic: customers.setTraffic,
    setIssues: customers.setIssues,
    close: once(async () => {
      closing.abort();
      await storedClock.stop();
      await database.close();
    }),
  };
  return { core, app, storedClock };
}

async function prepare(
  { db, pglite }: OpenDatabase,
  { dataDir }: CoreOptions,
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
  { database, contract, webPush }: Platform,
  { clock }: StoredClock,
  closing: AbortSignal,
  options: CoreOptions,
): SandboxContext {
  const context: SandboxContext = {
    db: database.db,
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
    demoHistory: options.demoHistory ?? 10_000,
    push: createPushHub(),
    webPush,
    allowsLoopbackPush: options.allowsLoopbackPush ?? false,
    rings: createRings(() => context),
    pushTests: createPushTests(() => context),
    contract: createContract(contract),
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

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
