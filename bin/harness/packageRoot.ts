import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether the code runs from its sources; false in the published bundle. */
export const isFromSources = import.meta.url.endsWith('.ts');

/** The nearest parent folder with a package.json. */
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
