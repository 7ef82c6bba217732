import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../context.ts';
import { findVendor } from './find.ts';
import { type Kyc, type KycDetail, type KycItem, kycItems, vendors } from './schema.ts';

/** Sets one verification. Once all four verifications have been approved, the KYC stays complete. */
export async function setKycDetail(
  sandbox: Pick<SandboxContext, 'db'>,
  vendorId: string,
  item: KycItem,
  detail: KycDetail,
): Promise<Kyc> {
  const vendor = await findVendor(sandbox, vendorId);
  if (!vendor) return {};
  const kyc = { ...vendor.kyc, [item]: { ...vendor.kyc[item], ...detail } };
  const isKycCompleted = vendor.isKycCompleted || isAllApproved(kyc);
  await sandbox.db.update(vendors).set({ kyc, isKycCompleted }).where(eq(vendors.id, vendorId));
  return kyc;
}

function isAllApproved(kyc: Kyc): boolean {
  return kycItems.every((item) => kyc[item]?.status === 'approved');
}

export async function setKyc(
  { db }: Pick<SandboxContext, 'db'>,
  vendorId: string,
  persona: { isKycCompleted: boolean; kyc: Kyc },
): Promise<void> {
  await db.update(vendors).set(persona).where(eq(vendors.id, vendorId));
}
