import { eq } from 'drizzle-orm';
import { type Answer, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { listField } from '../../fields.ts';
import { dishCategories, menuCategories } from './schema.ts';

interface WireCategory {
  _id: string;
  name: string;
  hidden: boolean;
}

export async function listCategories(input: SignedInInput): Promise<Answer> {
  return { data: await readCategories(input) };
}

/** Replaces the names, the order and the visibility of all categories of a restaurant. */
export async function updateCategories(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, fields, record } = input;
  const before = await readCategories(input);
  const after = (listField<WireCategory>(fields, 'categories') ?? []).map(
    ({ _id, name, hidden }) => ({ _id, name: name.trim(), hidden }),
  );
  const ids = new Set(after.map(({ _id }) => _id));
  const isWhole = ids.size === after.length && before.every(({ _id }) => ids.has(_id));
  if (!isWhole || ids.size !== before.length) {
    throw new Refusal(409, 'The categories have changed. Load them again.');
  }
  const names = new Set(after.map(({ name }) => name.toLowerCase()));
  if (names.has('') || names.size !== after.length) {
    throw new Refusal(422, 'Each category needs a name of its own.');
  }
  const { restaurantId } = vendor;
  const rows = after.map(({ _id, name, hidden }, position) => {
    return { restaurantId, categoryId: _id, name, position, isHidden: hidden };
  });
  await sandbox.db.transaction(async (db) => {
    await db.delete(menuCategories).where(eq(menuCategories.restaurantId, restaurantId));
    await db.insert(menuCategories).values(rows);
  });
  record({ effective: true, before, after });
  return { message: 'Categories updated successfully' };
}

/** The categories of the marketplace, as the restaurant has renamed, ordered and hidden them. */
async function readCategories({ sandbox, vendor }: SignedInInput): Promise<WireCategory[]> {
  const [shared, overrides] = await Promise.all([
    sandbox.db.select().from(dishCategories).orderBy(dishCategories.position),
    sandbox.db
      .select()
      .from(menuCategories)
      .where(eq(menuCategories.restaurantId, vendor.restaurantId)),
  ]);
  const changed = new Map(overrides.map((row) => [row.categoryId, row]));
  return shared
    .map(({ id, ...row }) => ({ isHidden: false, ...row, ...changed.get(id), _id: id }))
    .sort((one, other) => one.position - other.position)
    .map(({ _id, name, isHidden }) => ({ _id, name, hidden: isHidden }));
}
