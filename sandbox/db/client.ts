import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type * as schema from './schema.ts';

/** Inside `db.transaction(tx => ...)` use only `tx`: PGlite has one connection and would wait for itself. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface DatabaseOptions {
  /** Absent: in memory. */
  dataDir?: string;
  /** A PostgreSQL address; then `dataDir` is not used. */
  database?: string;
  /** A dumped, seeded database for a quick start of a new directory. */
  snapshot?: string;
  /** Throws the old data away first. */
  reset?: boolean;
}

export interface OpenDatabase {
  db: Database;
  /** Absent on a PostgreSQL server. */
  pglite?: PGlite;
  /** Runs work that no other sandbox on the same data may do at the same time. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { database } = options;
  return database ? openPostgres(database, options) : openPglite(options);
}
