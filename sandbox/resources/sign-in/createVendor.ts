import type { SandboxContext } from '../../context.ts';
import { newId } from '../../ids.ts';
import { restaurants } from '../restaurants/schema.ts';
import type { Grant } from '../team/schema.ts';
import { type Kyc, type VendorRow, vendors } from '../vendors/schema.ts';

export interface VendorInput {
  phone: string;
  name: string;
  restaurantName: string;
  email: string;
  dateOfFounding: string;
  isKycCompleted?: boolean;
  kyc?: Kyc;
  profile?: Record<string, unknown>;
  permissions?: Grant[];
}

/** Creates a vendor and its restaurant. Returns null if the phone number is taken. */
export async function createVendor(
  { db }: Pick<SandboxContext, 'db'>,
  { restaurantName, profile = {}, ...vendor }: VendorInput,
): Promise<VendorRow | null> {
  const restaurantId = newId();
  const row = { id: newId(), restaurantId, isKycCompleted: false, kyc: {}, ...vendor };
  return db.transaction(async (tx) => {
    const [added] = await tx.insert(vendors).values(row).onConflictDoNothing().returning();
    if (!added) return null;
    await tx.insert(restaurants).values({ id: restaurantId, name: restaurantName, profile });
    return added;
  });
}
