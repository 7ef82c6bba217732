import type { SandboxContext } from '../../context.ts';
import { newId } from '../../ids.ts';
import type { SeededRestaurant } from '../resource.ts';
import { type NewOfferRow, offers } from './schema.ts';

const DAY = 86_400_000;

type Sketch = Omit<NewOfferRow, 'id' | 'restaurantId' | 'validFrom' | 'validUntil' | 'consent'> & {
  days?: readonly [from: number, until: number];
  /** Who agreed, and whether it is renewed in two days. */
  agreed?: { by: string; renews: boolean };
};

function offer(
  title: string,
  discountType: 'percentage' | 'flat',
  discountPrice: number,
  minOrderValue: number,
  extras: Partial<Sketch>,
): Sketch {
  return { title, discountType, discountPrice, minOrderValue, ...extras };
}

/** One offer of each kind: accepted, not accepted, for other vendors, expired and future. */
function sketches(vendor_id: string): Sketch[] {
  const accepted = { vendorList: [{ vendor_id, status: 'active' as const }] };
  const pending = { vendorList: [{ vendor_id, status: 'pending' as const }] };
  return [
    offer('30% off over ₹200', 'percentage', 30, 200, {
      ...accepted,
      agreed: { by: 'Asha Sample', renews: true },
    }),
    offer('₹100 off over ₹300', 'flat', 100, 300, pending),
    offer('50% off up to ₹100', 'percentage', 50, 159, {
      ...accepted,
      referralCode: 'DEMO50',
      agreed: { by: 'Vikram Example', renews: false },
    }),
    offer('First order of the day', 'flat', 40, 150, { ...pending, isFirstOrderOfDay: true }),
    offer('Welcome, new guests', 'percentage', 20, 0, {
      referralCode: 'DEMONEW',
      isForNewUsers: true,
    }),
    offer('Festival thali', 'flat', 75, 250, { ...accepted, days: [-40, -5] }),
    offer('Weekend brunch', 'percentage', 15, 199, { ...pending, days: [1, 9] }),
  ];
}

export async function seedDemo(
  { db, clock }: SandboxContext,
  { restaurantId, vendorId }: SeededRestaurant,
) {
  const at = (days: number) => clock.stored(clock.now() + days * DAY, 'past');
  const rows = sketches(vendorId).map(({ days = [-10, 30], agreed, ...rest }) => ({
    id: newId(),
    restaurantId,
    validFrom: at(days[0]),
    validUntil: at(days[1]),
    ...(agreed && { consent: { ...agreed, at: at(-10), until: at(agreed.renews ? 2 : 30) } }),
    ...rest,
  }));
  await db.insert(offers).values(rows);
}
