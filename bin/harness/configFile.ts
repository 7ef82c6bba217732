import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from './settings.ts';
import { importVite } from './viteOfProject.ts';

const NAMES = ['vendor-portal.config.ts', 'vendor-portal.config.js', 'vendor-portal.config.json'];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isExtensionError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION';
}

/** Imports a TypeScript file in Node versions that cannot import it themselves. */
async function loadThroughVite(file: string): Promise<unknown> {
  const vite = await importVite(file);
  const env = { command: 'serve', mode: 'development' } as const;
  const loaded = await vite?.loadConfigFromFile(env, file);
  return loaded?.config;
}

async function loadModule(file: string): Promise<unknown> {
  try {
    const loaded = (await import(pathToFileURL(file).href)) as { default?: unknown };
    return loaded.default;
  } catch (error) {
    if (!isExtensionError(error)) throw error;
    return loadThroughVite(file);
  }
}

async function load(file: string): Promise<unknown> {
  try {
    return file.endsWith('.json') ? JSON.parse(readFileSync(file, 'utf8')) : await loadModule(file);
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`Cannot read ${file}: ${why}`, { cause });
  }
}

/** The first configuration file that exists in the folder; `{}` if there is none. */
export async function readConfigFile(folder: string): Promise<Record<string, unknown>> {
  const file = NAMES.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (!file) return {};
  const value = await load(file);
  if (!isRecord(value)) throw new UsageError(`${file} must export an object of settings`);
  return value;
}
