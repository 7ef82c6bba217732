import { and, asc, eq } from 'drizzle-orm';
import { type Answer, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { flagField, textField } from '../../fields.ts';
import type { Resource } from '../resource.ts';
import { presentOffer } from './present.ts';
import { offers as table } from './schema.ts';
import { seedDemo } from './seed.ts';

async function listOffers({ sandbox, vendor }: SignedInInput): Promise<Answer> {
  const rows = await sandbox.db
    .select()
    .from(table)
    .where(eq(table.restaurantId, vendor.restaurantId))
    .orderBy(asc(table.validFrom), table.id);
  return { data: rows.map((row) => presentOffer(row, sandbox.clock)) };
}

async function setStatus(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, fields, record } = input;
  const status = flagField(fields, 'is_vendor_accepted', false) ? 'active' : 'pending';
  const isThis = and(
    eq(table.id, textField(fields, 'offer_id')),
    eq(table.restaurantId, vendor.restaurantId),
  );
  await sandbox.db.transaction(async (tx) => {
    const [offer] = await tx.select().from(table).where(isThis).for('update');
    if (!offer) throw new Refusal(404, 'There is no such offer.');
    const others = offer.vendorList.filter(({ vendor_id }) => vendor_id !== vendor.id);
    const vendorList = [...others, { vendor_id: vendor.id, status } as const];
    await tx.update(table).set({ vendorList }).where(isThis);
    record({ effective: true, before: offer.vendorList, after: vendorList });
  });
  return { message: status === 'active' ? 'Offer accepted.' : 'Offer no longer accepted.' };
}

export const offers: Resource = {
  calls: { offersAll: listOffers, offerSetStatus: setStatus },
  seedDemo,
};
