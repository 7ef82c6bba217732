import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** In `db.transaction(tx => ...)` use only `tx`: PGlite has one connection, so `db` would deadlock. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface DatabaseOptions {
  /** The directory of the data. By default the data is in memory. */
  dataDir?: string;
  /** A PostgreSQL URL, instead of `dataDir`. */
  database?: string;
  /** A file with a seeded database, which is loaded into a new directory. */
  snapshot?: string;
  /** Deletes existing data first. */
  reset?: boolean;
}

export interface OpenDatabase {
  db: Database;
  /** The embedded database; absent if a PostgreSQL server is used. */
  pglite?: PGlite;
  /** Runs `work` while no other sandbox uses the same data. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
