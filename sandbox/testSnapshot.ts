import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sandbox } from './index.ts';

const here = dirname(fileURLToPath(import.meta.url));
const cache = join(here, '..', 'node_modules', '.cache', 'vendor-portal-sandbox');

/** The empty database of exactly these sources: the first test file makes it, the next ones start from it. */
export function testSnapshot(): string {
  return join(cache, sourcesDigest());
}

/** Threads may do this at the same time; whoever is last wins, with the same data. */
export async function keepTestSnapshot(sandbox: Sandbox, file: string): Promise<void> {
  if (existsSync(file)) return;
  mkdirSync(cache, { recursive: true });
  const own = `${file}.${randomUUID()}`;
  await sandbox.dumpSnapshot(own);
  renameSync(`${own}.json`, `${file}.json`);
  renameSync(own, file);
  const older = readdirSync(cache).filter((name) => !name.startsWith(basename(file)));
  for (const name of older) rmSync(join(cache, name), { force: true });
}

function sourcesDigest(): string {
  const hash = createHash('sha256');
  const names = readdirSync(here, { recursive: true }).map(String).sort();
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  for (const name of sources) hash.update(name).update(readFileSync(join(here, name)));
  return hash.digest('hex').slice(0, 16);
}
