import { eq } from 'drizzle-orm';
import { denied } from '../../answers.ts';
import type { SandboxContext } from '../../context.ts';
import type { Fields } from '../../fields.ts';
import { type RestaurantRow, restaurants } from './schema.ts';

type Db = Pick<SandboxContext, 'db'>;

export async function findRestaurant({ db }: Db, id: string): Promise<RestaurantRow> {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.id, id));
  if (!row) throw denied(404, 'Restaurant not found.');
  return row;
}

export interface ProfileChange {
  before: Fields;
  after: Fields;
}

/** Changes a profile under a row lock, so that concurrent changes do not overwrite each other. */
export function changeProfile(
  { db }: Db,
  id: string,
  change: (row: RestaurantRow) => Partial<Pick<RestaurantRow, 'name' | 'profile'>>,
): Promise<ProfileChange> {
  return db.transaction(async (tx) => {
    const isThis = eq(restaurants.id, id);
    const [row] = await tx.select().from(restaurants).where(isThis).for('update');
    if (!row) throw denied(404, 'Restaurant not found.');
    const next = { ...row, ...change(row) };
    await tx.update(restaurants).set(next).where(isThis);
    return { before: flat(row), after: flat(next) };
  });
}

function flat({ name, profile }: RestaurantRow): Fields {
  return { ...profile, name };
}
