import { avg, desc, eq } from 'drizzle-orm';
import type { Answer } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { numberField } from '../../fields.ts';
import type { Resource } from '../resource.ts';
import { presentReview } from './present.ts';
import { reviews as table } from './schema.ts';
import { seedDemo } from './seed.ts';

const DEFAULT_LIMIT = 10;

async function listReviews(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, fields } = input;
  const rows = await sandbox.db
    .select()
    .from(table)
    .where(eq(table.restaurantId, vendor.restaurantId))
    .orderBy(desc(table.createdAt), table.id)
    .limit(numberField(fields, 'limit', DEFAULT_LIMIT));
  const data = rows.map((row) => presentReview(row, sandbox.clock));
  return { data: { overall_review: await overall(input), data } };
}

async function overall({ sandbox, vendor }: SignedInInput) {
  const { food, taste, packaging, value } = table;
  const [row] = await sandbox.db
    .select({ food: avg(food), taste: avg(taste), packaging: avg(packaging), value: avg(value) })
    .from(table)
    .where(eq(table.restaurantId, vendor.restaurantId));
  return {
    food_rating: oneDecimal(row?.food),
    taste_rating: oneDecimal(row?.taste),
    packaging_rating: oneDecimal(row?.packaging),
    value_rating: oneDecimal(row?.value),
  };
}

function oneDecimal(average: string | null | undefined): number | null {
  return average ? Math.round(Number(average) * 10) / 10 : null;
}

export const reviews: Resource = {
  calls: { reviews: listReviews },
  seedDemo,
};
