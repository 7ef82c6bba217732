import { accessSync, constants, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Whether this is the bundle in `dist/bin`, in a checkout or installed. */
export const isBuilt = import.meta.url.endsWith('.js');

const packageRoot = isBuilt ? join(here, '..', '..') : join(here, '..');
// The bundle and the sources need separate folders, because each removes files that it does not know.
const NAME = isBuilt ? 'vendor-portal-dev' : 'vendor-portal-sandbox';

/** The folder that contains an installed package, or the folder of a checkout. */
function nodeModules(): string {
  const parent = dirname(packageRoot);
  return basename(parent) === 'node_modules' ? parent : join(packageRoot, 'node_modules');
}

/** Folders for cached data, in order of preference. A package manager may make the first one read-only. */
export function cacheCandidates(): string[] {
  const user = process.getuid?.() ?? 'user';
  return [join(nodeModules(), '.cache', NAME), join(tmpdir(), `${NAME}-${user}`)];
}

/** The first folder that this user owns and can write; `null` if there is none. */
export function findCacheFolder(candidates = cacheCandidates()): string | null {
  return candidates.find(isOwnAndWritable) ?? null;
}

function isOwnAndWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    const stats = lstatSync(folder);
    // Other users can create a folder of this name in the temporary folder.
    return stats.isDirectory() && (!process.getuid || stats.uid === process.getuid());
  } catch {
    return false;
  }
}
