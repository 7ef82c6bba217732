import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Run from the sources, this file is TypeScript; published, it is not. */
export const isFromSources = import.meta.url.endsWith('.ts');

/** The nearest folder above this file with a package.json: the package, in sources and in dist. */
export function findPackageRoot(start = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(start, 'package.json'))) return start;
  const above = dirname(start);
  if (above === start) throw new Error('The package.json of vendor-portal is missing');
  return findPackageRoot(above);
}

export function readVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
