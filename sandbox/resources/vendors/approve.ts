import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../context.ts';
import { kycPersona } from '../../personas.ts';
import { setKyc } from './kyc.ts';
import { type Kyc, kycItems, type VendorRow, vendors } from './schema.ts';

/** Approves one vendor, or every vendor. Missing verifications get sample data. */
export async function approveKyc(
  sandbox: Pick<SandboxContext, 'db' | 'clock'>,
  phone?: string,
): Promise<void> {
  const who = phone === undefined ? undefined : eq(vendors.phone, phone);
  const rows = await sandbox.db.select().from(vendors).where(who);
  const { kyc: sample } = kycPersona('approved', sandbox.clock.now());
  for (const vendor of rows) {
    await setKyc(sandbox, vendor.id, { isKycCompleted: true, kyc: approved(vendor, sample) });
  }
}

function approved({ kyc }: VendorRow, sample: Kyc): Kyc {
  const entries = kycItems.map((item) => {
    const { reason: _, ...detail } = kyc[item] ?? {};
    return [item, { ...sample[item], ...detail, status: 'approved' }];
  });
  return Object.fromEntries(entries) as Kyc;
}
