import type { SandboxContext } from '../../context.ts';
import { newId } from '../../ids.ts';
import type { SeededRestaurant } from '../resource.ts';
import { type NewOfferRow, offers, type VendorStatus } from './schema.ts';

const DAY = 86_400_000;

type Sketch = Pick<NewOfferRow, 'title' | 'discountType' | 'discountPrice' | 'minOrderValue'> &
  Partial<NewOfferRow> & { days?: readonly [from: number, until: number] };

/** Each kind of offer: accepted, not accepted, unknown to the vendor, over, and yet to come. */
function sketches(active: VendorStatus[], pending: VendorStatus[]): Sketch[] {
  const percentage = { discountType: 'percentage' };
  const flat = { discountType: 'flat' };
  return [
    {
      ...percentage,
      title: '30% off over ₹200',
      discountPrice: 30,
      minOrderValue: 200,
      vendorList: active,
    },
    {
      ...flat,
      title: '₹100 off over ₹300',
      discountPrice: 100,
      minOrderValue: 300,
      vendorList: pending,
    },
    {
      ...percentage,
      title: '50% off up to ₹100',
      referralCode: 'DEMO50',
      discountPrice: 50,
      minOrderValue: 159,
      vendorList: active,
    },
    {
      ...flat,
      title: 'First order of the day',
      discountPrice: 40,
      minOrderValue: 150,
      isFirstOrderOfDay: true,
      vendorList: pending,
    },
    {
      ...percentage,
      title: 'Welcome, new guests',
      referralCode: 'DEMONEW',
      discountPrice: 20,
      minOrderValue: 0,
      isForNewUsers: true,
    },
    {
      ...flat,
      title: 'Festival thali',
      discountPrice: 75,
      minOrderValue: 250,
      vendorList: active,
      days: [-40, -5],
    },
    {
      ...percentage,
      title: 'Weekend brunch',
      discountPrice: 15,
      minOrderValue: 199,
      vendorList: pending,
      days: [1, 9],
    },
  ];
}

export async function seedDemo(
  { db, clock }: SandboxContext,
  { restaurantId, vendorId }: SeededRestaurant,
) {
  const entry = (status: VendorStatus['status']) => [{ vendor_id: vendorId, status }];
  const at = (days: number) => clock.stored(clock.now() + days * DAY, 'past');
  const rows = sketches(entry('active'), entry('pending')).map(({ days = [-10, 30], ...offer }) => {
    return { id: newId(), restaurantId, validFrom: at(days[0]), validUntil: at(days[1]), ...offer };
  });
  await db.insert(offers).values(rows);
}
