import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** Creates an index for parts of words if the server has `pg_trgm`. Without this index a search reads every order. */
export async function createSearchIndex(db: Database): Promise<void> {
  try {
    await db.execute(sql`create extension if not exists pg_trgm`);
    // The extension may be installed outside of our schema.
    await db.execute(sql`
      do $$ begin execute format(
        'create index if not exists orders_by_words on orders using gin (words %I.gin_trgm_ops)',
        (select extnamespace::regnamespace::text from pg_extension where extname = 'pg_trgm')
      ); end $$`);
  } catch {
    // The database user may lack the right to create the extension.
  }
}
