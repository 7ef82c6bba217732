import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { DatabaseOptions, OpenDatabase } from './database.ts';
import { SandboxDataError } from './errors.ts';
import { lockDirectory } from './lock.ts';
import { readSnapshot } from './snapshot.ts';

/** Opens PostgreSQL in this process, in memory or in a locked directory. */
export async function openPglite(options: DatabaseOptions): Promise<OpenDatabase> {
  const PGliteClass = await importPglite();
  const unlock = options.dataDir ? lockDirectory(options.dataDir) : () => {};
  try {
    const pglite = await open(PGliteClass, options);
    // Its driver imports PGlite, an optional peer dependency, so load it after the check above.
    const { embeddedDatabase } = await import('./embedded.ts');
    return embeddedDatabase(pglite, () => close(pglite, unlock));
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
  try {
    return await PGliteClass.create(directory ?? 'memory://', loadDataDir ? { loadDataDir } : {});
  } catch (cause) {
    throw unreadable(dataDir ?? 'memory', cause);
  }
}

function unreadable(dataDir: string, cause: unknown): SandboxDataError {
  const message = `The sandbox data in ${dataDir} cannot be read. Start again with --reset to recreate it.`;
  return new SandboxDataError('corrupt', message, { cause });
}

async function close(pglite: PGlite, unlock: () => void): Promise<void> {
  try {
    await pglite.close();
  } finally {
    unlock();
  }
}
