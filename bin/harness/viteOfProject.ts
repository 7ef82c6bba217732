import type * as vite from 'vite';
import { UsageError } from './settings.ts';

type Vite = Pick<typeof vite, 'build' | 'loadConfigFromFile' | 'version'>;

/** The oldest version of Vite that this command is tested with. */
const FLOOR = 6;

/**
 * Imports the project's Vite to read a file; `null` if it cannot be used and `isOptional`.
 *
 * @throws UsageError
 */
export async function importVite(file: string, { isOptional = false } = {}): Promise<Vite | null> {
  const loaded = await import('vite').catch(() => null);
  const isUsable = loaded !== null && Number.parseInt(loaded.version, 10) >= FLOOR;
  if (isUsable || isOptional) return isUsable ? loaded : null;
  throw new UsageError(
    loaded
      ? `vite ${loaded.version} is too old to read ${file}: use a .js file, or vite ${FLOOR} or newer`
      : `Without Vite, ${file} cannot be read: npm install -D vite, or use a .js file`,
  );
}
