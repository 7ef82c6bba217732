import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseOptions, OpenDatabase } from './database.ts';
import { SandboxDataError } from './errors.ts';
import * as schema from './schema.ts';

const SCHEMA = 'vendor_portal_sandbox';

// The number of the advisory lock. It must be the same in every sandbox.
const LOCK = 7_042_019;

/** Stores the data on a PostgreSQL server, in a separate schema. */
export async function openPostgres(url: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 8, options: `-c search_path=${SCHEMA}` });
  // Without a listener, the loss of an idle connection would end the process. The error appears in the next query.
  pool.on('error', () => {});
  try {
    if (options.reset) await pool.query(`drop schema if exists ${SCHEMA} cascade`);
    await pool.query(`create schema if not exists ${SCHEMA}`);
  } catch (cause) {
    await pool.end();
    const message = 'The sandbox cannot reach the PostgreSQL server given with --database.';
    throw new SandboxDataError('database', message, { cause });
  }
  const db = drizzle(pool, { schema });
  return { db, withLock: (work) => withLock(pool, work), close: () => pool.end() };
}

async function withLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [LOCK]);
    holder.release();
  }
}
