import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Sandbox, type SandboxOptions, startSandbox } from './index.ts';
import type { SeedName } from './seed.ts';

const here = dirname(fileURLToPath(import.meta.url));
const cache = join(here, '..', 'node_modules', '.cache', 'vendor-portal-sandbox');

/** Where today's data of exactly these sources lies, once a sandbox has kept it. */
export function keptSnapshot(seed: SeedName): string {
  return join(cache, `${currentVersion()}-${seed}`);
}

/** Starts a sandbox on kept data where there is some; else keeps its own for the next one. */
export async function startKeptSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const file = keptSnapshot(options.seed ?? 'demo');
  const sandbox = await startSandbox({ snapshot: file, ...options });
  if (!options.dataDir && !options.database) await keep(sandbox, file);
  return sandbox;
}

/** Threads may do this at the same time; whoever is last wins, with the same data. */
async function keep(sandbox: Sandbox, file: string): Promise<void> {
  if (existsSync(file)) return;
  mkdirSync(cache, { recursive: true });
  const own = `${file}.${randomUUID()}`;
  await sandbox.dumpSnapshot(own, 'none');
  renameSync(`${own}.json`, `${file}.json`);
  renameSync(own, file);
  const version = file.slice(0, file.lastIndexOf('-'));
  const older = readdirSync(cache).filter((name) => !join(cache, name).startsWith(version));
  for (const name of older) rmSync(join(cache, name), { force: true });
}

/** Of today, because demo orders are as old as their data. */
function currentVersion(): string {
  const hash = createHash('sha256');
  const names = readdirSync(here, { recursive: true }).map(String).sort();
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  for (const name of sources) hash.update(name).update(readFileSync(join(here, name)));
  return `${hash.digest('hex').slice(0, 16)}-${new Date().toISOString().slice(0, 10)}`;
}
