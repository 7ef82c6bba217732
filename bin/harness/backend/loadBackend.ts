import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Backend } from '../../../src/core/contracts/backend/backend.ts';
import { UsageError } from '../settings.ts';
import { BACKEND_ENTRY, bundleBackend } from './bundleBackend.ts';

/** Imports the mapping of `--backend` into this process. @throws UsageError */
export async function loadBackend(file: string, root: string): Promise<Backend> {
  const files = await bundleBackend(file, root);
  if (!files) return backendOf(await importFile(resolve(file), file), file);
  const folder = await mkdtemp(join(tmpdir(), 'vendor-portal-backend-'));
  try {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    for (const [name, code] of files) await writeFile(join(folder, name), code);
    return backendOf(await importFile(join(folder, BACKEND_ENTRY), file), file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importFile(path: string, file: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`--backend: ${resolve(file)} cannot be loaded: ${why}`, { cause });
  }
}

/** The default export, or the export `backend`. */
function backendOf(loaded: unknown, file: string): Backend {
  const module = loaded as { default?: unknown; backend?: unknown };
  const backend = module.default ?? module.backend;
  if (typeof backend === 'object' && backend !== null) return backend;
  throw new UsageError(
    `--backend: ${resolve(file)} must export a mapping as default or as backend`,
  );
}
