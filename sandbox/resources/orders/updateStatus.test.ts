import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cachedSnapshot } from '../../cachedSandbox.ts';
import { createClock } from '../../clock.ts';
import { applySchema } from '../../db/applySchema.ts';
import { openPglite } from '../../db/pglite.ts';
import { buildOrder } from '../../factories.ts';
import { createRings } from '../../rings.ts';
import { orders } from './schema.ts';
import { moveOrder } from './updateStatus.ts';

test('of two devices that read the same order only the first moves it', async () => {
  const { db, close } = await openPglite({ snapshot: await cachedSnapshot('empty') });
  await applySchema(db);
  const clock = createClock(0);
  const built = buildOrder(clock, { restaurantId: 'r1', orderNumber: 'TEST-1' });
  const [read] = await db.insert(orders).values(built).returning();
  if (!read) throw new Error('not inserted');
  const rings = createRings(() => {
    throw new Error('No order rings');
  });
  const first = await moveOrder({ db, clock, rings }, read, 'cooking', '20 minutes');
  const second = await moveOrder({ db, clock, rings }, read, 'declined');
  const [kept] = await db.select().from(orders).where(eq(orders.id, read.id));
  expect([first, second, kept?.status]).toEqual([true, false, 'cooking']);
  await close();
}, 60_000);
