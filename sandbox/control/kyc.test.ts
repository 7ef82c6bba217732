import { beforeAll, expect, test } from 'vitest';
import { sharedTestSandbox, type TestSandbox } from '../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

async function openVendor(kyc: string) {
  const { ask, vendorId } = await market.openRestaurant({ kyc });
  const read = async () => (await ask('vendorGet', { vendor_id: vendorId })).data;
  return { vendorId, read };
}

test('the admin declines with a reason', async () => {
  const { vendorId, read } = await openVendor('two-pending');
  const reason = 'The cheque is cut off';
  await market.control('POST', '/kyc', { vendorId, item: 'bank', verdict: 'declined', reason });
  expect((await read()).bank_detail).toMatchObject({
    bank_name: 'Demo Bank of Nowhere',
    status: 'declined',
    reason,
  });
});

test('an approval takes the reason away', async () => {
  const { vendorId, read } = await openVendor('declined');
  await market.control('POST', '/kyc', { vendorId, item: 'pan', verdict: 'approved' });
  expect((await read()).pan_detail).toMatchObject({ status: 'approved', reason: '' });
});

test('three approvals do not complete the KYC', async () => {
  const { vendorId, read } = await openVendor('declined');
  for (const item of ['bank', 'fssai', 'gst']) {
    await market.control('POST', '/kyc', { vendorId, item, verdict: 'approved' });
  }
  expect((await read()).is_kyc_completed).toBe(false);
});

test('an unknown vendor has no verdict', async () => {
  const verdict = { vendorId: 'nobody', item: 'pan', verdict: 'approved' };
  expect((await market.control('POST', '/kyc', verdict)).http).toBe(404);
});

test('the hurried approval completes a vendor', async () => {
  const { vendorId, read } = await openVendor('nothing');
  const { phone } = await read();
  await market.control('POST', '/kyc', { vendorId, item: 'pan', verdict: 'declined', reason: 'x' });
  await market.sandbox.approveKyc(String(phone));
  const vendor = await read();
  expect(vendor).toMatchObject({ is_kyc_completed: true, pan_detail: { status: 'approved' } });
  expect(vendor.pan_detail).not.toHaveProperty('reason');
});
