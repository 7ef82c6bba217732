import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../context.ts';
import { type Timings, timings as table } from './schema.ts';
import { emptyTimings } from './timings.ts';

type Db = Pick<SandboxContext, 'db'>;

export async function findTimings({ db }: Db, restaurantId: string): Promise<Timings | null> {
  const [row] = await db.select().from(table).where(eq(table.restaurantId, restaurantId));
  return row?.timings ?? null;
}

export async function saveTimings({ db }: Db, restaurantId: string, timings: Timings) {
  const row = { restaurantId, timings };
  await db.insert(table).values(row).onConflictDoUpdate({ target: table.restaurantId, set: row });
}

/** Changes the opening hours under a row lock. */
export function changeTimings(
  { db }: Db,
  restaurantId: string,
  change: (timings: Timings) => Timings,
): Promise<{ before: Timings; after: Timings }> {
  return db.transaction(async (tx) => {
    const isOurs = eq(table.restaurantId, restaurantId);
    const [row] = await tx.select().from(table).where(isOurs).for('update');
    const before = row?.timings ?? emptyTimings();
    const after = change(structuredClone(before));
    await saveTimings({ db: tx }, restaurantId, after);
    return { before, after };
  });
}
