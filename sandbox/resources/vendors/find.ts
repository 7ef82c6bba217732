import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../context.ts';
import { type VendorRow, vendors } from './schema.ts';

export async function findVendorByPhone(
  { db }: Pick<SandboxContext, 'db'>,
  phone: string,
): Promise<VendorRow | null> {
  const [vendor] = await db.select().from(vendors).where(eq(vendors.phone, phone));
  return vendor ?? null;
}

export async function findVendor(
  { db }: Pick<SandboxContext, 'db'>,
  id: string,
): Promise<VendorRow | null> {
  const [vendor] = await db.select().from(vendors).where(eq(vendors.id, id));
  return vendor ?? null;
}
