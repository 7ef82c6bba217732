import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../context.ts';
import { newId } from '../../ids.ts';
import type { Random } from '../../random.ts';
import { foodItems } from '../menu/schema.ts';
import type { SeededRestaurant } from '../resource.ts';
import { type NewReviewRow, type ReviewedItem, reviews } from './schema.ts';

const HOUR = 3_600_000;
const NUMBER = 1_040;
const BATCH = 260;
const SCORES = [5, 5, 4.5, 4.5, 4, 4, 3.5, 3, 2, 1] as const;
const NAMES = ['Asha', 'Vikram', 'Nazia', 'Thomas', 'Lakshmi', 'Gurpreet', 'आरव', 'Dev'] as const;
const TEXTS = [
  'Hot, well packed and on time.',
  'Good taste, a little too much oil.',
  'The naan was soft and the gravy rich. Will order again!',
  'Portion smaller than last time.',
  'Best dosa in the area.',
  'Curry leaked into the bag.',
] as const;

/** Seeds more reviews than one call returns. The newest ones cover the special cases. */
export async function seedDemo(
  { db, clock }: SandboxContext,
  { restaurantId }: SeededRestaurant,
  random: Random,
) {
  const items = await menuItems(db, restaurantId);
  const now = clock.now();
  const rows = Array.from({ length: NUMBER }, (_, index): NewReviewRow => {
    const createdAt = clock.stored(now - (index + 1) * 7 * HOUR, 'past');
    const plain = plainReview(items, random);
    return { id: newId(), restaurantId, createdAt, ...plain, ...specialShapes[index] };
  });
  for (let start = 0; start < rows.length; start += BATCH) {
    await db.insert(reviews).values(rows.slice(start, start + BATCH));
  }
}

function menuItems(db: SandboxContext['db'], restaurantId: string) {
  return db
    .select({ id: foodItems.id, name: foodItems.name, image: foodItems.image })
    .from(foodItems)
    .where(eq(foodItems.restaurantId, restaurantId))
    .orderBy(foodItems.position);
}

type MenuItem = Awaited<ReturnType<typeof menuItems>>[number];

function plainReview(menu: readonly MenuItem[], random: Random) {
  const items = Array.from({ length: random.whole(1, 3) }, (): ReviewedItem => {
    const { id, name, image } = random.pick(menu);
    const quantity = random.whole(1, 3);
    return { food_item_id: id, food_item_name: name, food_item_image: image, quantity };
  });
  return {
    customerName: `${random.pick(NAMES)} Sample`,
    customerPicture: random.chance(0.5) ? 'assets/guest.svg' : null,
    text: random.pick(TEXTS),
    food: random.pick(SCORES),
    taste: random.pick(SCORES),
    packaging: random.pick(SCORES),
    value: random.pick(SCORES),
    items,
  };
}

const specialShapes: readonly Partial<NewReviewRow>[] = [
  { food: 0, taste: 0.5, packaging: 5, value: 2.5 },
  { food: null, taste: null, packaging: null, value: null },
  { text: null },
  { items: null },
  { items: [] },
  { text: `${'A long story about a long evening and a late biryani. '.repeat(60)}The end.` },
  { text: 'खाना बहुत स्वादिष्ट था, समय पर आया। धन्यवाद!', customerName: 'अनीता शर्मा' },
  { text: '<b>Bold</b> & "quoted" <img src=x onerror=alert(1)>' },
];
