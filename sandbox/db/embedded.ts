import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database.ts';
import * as schema from './schema.ts';

/** The database of a PGlite that this process or page has to itself. */
export function embeddedDatabase(pglite: PGlite, close: () => Promise<void>): OpenDatabase {
  return { db: drizzle(pglite, { schema }), pglite, withLock: (work) => work(), close };
}
