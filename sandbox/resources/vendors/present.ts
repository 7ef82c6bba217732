import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../context.ts';
import { restaurants } from '../restaurants/schema.ts';
import type { VendorRow } from './schema.ts';

/** A vendor in wire format. Verifications without data are absent. */
export async function presentVendor({ db }: Pick<SandboxContext, 'db'>, vendor: VendorRow) {
  const [restaurant] = await db
    .select({ _id: restaurants.id, name: restaurants.name })
    .from(restaurants)
    .where(eq(restaurants.id, vendor.restaurantId));
  return {
    _id: vendor.id,
    name: vendor.name,
    phone: Number(vendor.phone),
    email: vendor.email,
    date_of_founding: vendor.dateOfFounding,
    is_kyc_completed: vendor.isKycCompleted,
    restaurant: restaurant ?? null,
    ...vendor.kyc,
    ...(vendor.permissions ? { permissions: vendor.permissions } : {}),
  };
}
