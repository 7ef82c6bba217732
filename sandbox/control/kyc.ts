import { Hono } from 'hono';
import { denied } from '../answers.ts';
import type { SandboxContext, SandboxEnv } from '../context.ts';
import { type Fields, textField } from '../fields.ts';
import { findVendor } from '../resources/vendors/find.ts';
import { setKycDetail } from '../resources/vendors/kyc.ts';
import type { KycDetail, KycItem } from '../resources/vendors/schema.ts';

const ITEMS: Readonly<Record<string, KycItem>> = {
  bank: 'bank_detail',
  fssai: 'fssai_detail',
  gst: 'gstn_detail',
  pan: 'pan_detail',
};

/** Approves or declines a verification, as an admin of the marketplace would. */
export function kycRoutes(sandbox: SandboxContext): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().post('/kyc', async (c) => {
    const fields = c.get('fields');
    const item = ITEMS[textField(fields, 'item')];
    const status = readVerdict(fields);
    if (!item || !status) throw denied(400, 'item or verdict is unknown.');
    const reason = textField(fields, 'reason');
    const vendor = await findVendor(sandbox, textField(fields, 'vendorId'));
    if (!vendor) throw denied(404, 'Vendor not found.');
    return c.json(await setKycDetail(sandbox, vendor.id, item, { status, reason }));
  });
}

function readVerdict({ verdict }: Fields): KycDetail['status'] {
  return verdict === 'approved' || verdict === 'declined' || verdict === 'pending'
    ? verdict
    : undefined;
}
