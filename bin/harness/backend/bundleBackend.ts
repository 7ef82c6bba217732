import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isFromSources } from '../packageRoot.ts';
import { UsageError } from '../settings.ts';
import { importVite } from '../viteOfProject.ts';

/** The files of a mapping as ES modules, by name. */
export type BackendFiles = ReadonlyMap<string, string>;

/** The first file to load. */
export const BACKEND_ENTRY = 'backend.js';

/**
 * Bundles the file of `--backend` with the project's Vite; `null` without Vite for a plain ES module, which is then used
 * as it is.
 *
 * @throws UsageError
 */
export async function bundleBackend(file: string, root: string): Promise<BackendFiles | null> {
  const path = resolve(file);
  if (!existsSync(path)) throw new UsageError(`--backend: there is no file ${path}`);
  const vite = await importVite(path, { isOptional: /\.m?js$/.test(path) });
  if (!vite) return null;
  try {
    const built = await vite.build({
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      resolve: { alias: isFromSources ? { 'vendor-portal/backend': sourceOf(root) } : {} },
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        lib: { entry: path, formats: ['es'], fileName: () => BACKEND_ENTRY },
      },
    });
    const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    return new Map(
      outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.code]] : [])),
    );
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`--backend: ${path} cannot be bundled: ${why}`, { cause });
  }
}

function sourceOf(root: string): string {
  return join(root, 'src/backend/index.ts');
}
