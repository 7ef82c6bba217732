import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCacheFolder, isBuilt } from './cacheFolder.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from './index.ts';
import type { SeedName } from './seed.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** Starts a sandbox. It loads new data from a snapshot, which the first start creates. */
export async function startCachedSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  if ('snapshot' in options || !hasNewData(options)) return startSandbox(options);
  const { seed = 'demo', onSeed } = options;
  return startSandbox({ ...options, snapshot: await cachedSnapshot(seed, onSeed) });
}

function hasNewData({ dataDir, database, reset }: SandboxOptions): boolean {
  if (database) return false;
  return !dataDir || reset === true || !existsSync(join(dataDir, 'pg'));
}

/** The snapshot file of this version; `undefined` if no folder can be written. */
export async function cachedSnapshot(
  seed: SeedName,
  onSeed?: () => void,
): Promise<string | undefined> {
  const folder = findCacheFolder();
  if (folder === null) return undefined;
  const version = currentVersion();
  const file = join(folder, `${version}-${seed}`);
  if (existsSync(file)) return file;
  try {
    await createSnapshot(file, { seed, onSeed });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return undefined;
    throw error;
  }
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(version)) rmSync(join(folder, name), { force: true });
  }
  return file;
}

/** Concurrent writers are harmless: they rename files with equal data. */
async function createSnapshot(file: string, options: SandboxOptions): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  const sandbox = await startSandbox(options);
  try {
    // Tests open the snapshot often, so theirs is not compressed. For users it is compressed to a tenth of the size.
    await sandbox.dumpSnapshot(temporary, isBuilt ? 'gzip' : 'none');
  } finally {
    await sandbox.close();
  }
  renameSync(`${temporary}.json`, `${file}.json`);
  renameSync(temporary, file);
}

/** A hash of the code. For tests it includes the date, so that a snapshot is at most a day old. */
function currentVersion(): string {
  const hash = createHash('sha256');
  const names = readdirSync(here, { recursive: true }).map(String).sort();
  const sources = names.filter((name) => /\.[jt]s$/.test(name) && !name.endsWith('.test.ts'));
  for (const name of sources) hash.update(name).update(readFileSync(join(here, name)));
  const code = hash.digest('hex').slice(0, 16);
  return isBuilt ? code : `${code}-${new Date().toISOString().slice(0, 10)}`;
}
