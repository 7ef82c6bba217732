import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { DatabaseOptions, OpenDatabase } from './client.ts';
import { SandboxDataError } from './errors.ts';
import { lockDirectory } from './lock.ts';
import * as schema from './schema.ts';
import { readSnapshot } from './snapshot.ts';

/** PostgreSQL inside this process, in memory or in a directory that is locked while it is open. */
export async function openPglite(options: DatabaseOptions): Promise<OpenDatabase> {
  const PGliteClass = await importPglite();
  const unlock = options.dataDir ? lockDirectory(options.dataDir) : () => {};
  try {
    const pglite = await open(PGliteClass, options);
    // The driver imports PGlite itself, so it may only load once PGlite is known to be there.
    const { drizzle } = await import('drizzle-orm/pglite');
    const db = drizzle(pglite, { schema });
    return { db, pglite, alone: (work) => work(), close: closer(pglite, unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function importPglite(): Promise<typeof PGlite> {
  try {
    return (await import('@electric-sql/pglite')).PGlite;
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    const message = 'The sandbox needs its database: npm install @electric-sql/pglite';
    throw new SandboxDataError('missing-pglite', message, { cause });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}

async function open(PGliteClass: typeof PGlite, options: DatabaseOptions): Promise<PGlite> {
  const { dataDir } = options;
  const directory = dataDir && join(dataDir, 'pg');
  if (directory && options.reset) rmSync(directory, { recursive: true, force: true });
  const isNew = !directory || !existsSync(directory);
  const loadDataDir = isNew && options.snapshot ? await readSnapshot(options.snapshot) : null;
  const place = directory ?? 'memory://';
  try {
    return await PGliteClass.create(place, loadDataDir ? { loadDataDir } : {});
  } catch (cause) {
    throw unreadable(dataDir ?? 'memory', cause);
  }
}

function unreadable(dataDir: string, cause: unknown): SandboxDataError {
  const message = `The sandbox data in ${dataDir} cannot be read. Start again with --reset to make it anew.`;
  return new SandboxDataError('corrupt', message, { cause });
}

function closer(pglite: PGlite, unlock: () => void): () => Promise<void> {
  return async () => {
    try {
      await pglite.close();
    } finally {
      unlock();
    }
  };
}
