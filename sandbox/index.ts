import { loadDocument } from './contract/loadDocument.ts';
import { type CoreOptions, type SandboxCore, startCore } from './core.ts';
import type { OpenDatabase } from './db/database.ts';
import { SandboxDataError } from './db/errors.ts';
import type { StoredClock } from './db/meta.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import { type SnapshotCompression, writeSnapshot } from './db/snapshot.ts';
import { listen } from './listen.ts';
import { serverProtection } from './security.ts';
import { createWebPush } from './webPush.ts';

export interface SandboxOptions extends CoreOptions {
  /** Directory of the data. By default the data is in memory. */
  dataDir?: string;
  /** A PostgreSQL URL, instead of `dataDir`. */
  database?: string;
  /** The port; 0 uses any free port. Without a port, only `fetch` is available. */
  port?: number;
  hostname?: string;
  snapshot?: string;
  reset?: boolean;
}

export interface Sandbox extends SandboxCore {
  /** The base URL; empty without a port. */
  url: string;
  /** Writes the data to a file for the option `snapshot`. It is not supported with a PostgreSQL server. */
  dumpSnapshot(file: string, compression?: SnapshotCompression): Promise<void>;
}

/** Starts a sandbox in Node.js. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { database, hostname = '127.0.0.1', port } = options;
  const opened = await (database ? openPostgres(database, options) : openPglite(options));
  const { core, app, storedClock } = await startCore(
    {
      database: opened,
      contract: loadDocument(),
      webPush: createWebPush(),
      protection: serverProtection,
    },
    options,
  );
  try {
    const listening = port === undefined ? null : await listen(app, { hostname, port });
    return {
      ...core,
      url: listening?.url ?? '',
      dumpSnapshot: (file, compression) => dump(opened, storedClock, file, compression),
      async close() {
        await listening?.close();
        await core.close();
      },
    };
  } catch (error) {
    await core.close();
    throw error;
  }
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
