import { beforeAll, expect, test } from 'vitest';
import { openFilled } from '../../testCalls.ts';
import { pngFile, toForm } from '../../testForms.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

async function openKyc(kyc: string) {
  const shop = await openFilled(market, [], { kyc });
  const { restaurantId, vendorId } = shop;
  const submit = (parts: Parameters<typeof toForm>[0]) =>
    shop.send('kycUpdate', { body: toForm({ restaurant_id: restaurantId, ...parts }) });
  const vendor = async () => (await shop.ask('vendorGet', { vendor_id: vendorId })).data;
  return { ...shop, submit, vendor };
}

const pan = { pan_number: 'ZZZPZ0000Z', status: 'approved', reason: 'made up' };

test('a submitted detail waits for approval despite the status it claims', async () => {
  const { submit, vendor } = await openKyc('nothing');
  await submit({ key: 'pan_detail', pan_detail: pan, image: pngFile() });
  const { pan_detail } = await vendor();
  expect(pan_detail).toMatchObject({ pan_number: 'ZZZPZ0000Z', status: 'pending' });
  expect(pan_detail).not.toHaveProperty('reason');
});

test('the document is only ever downloaded', async () => {
  const { submit, vendor } = await openKyc('nothing');
  await submit({ key: 'pan_detail', pan_detail: pan, image: pngFile() });
  const { headers } = await fetch(`${market.url}/${(await vendor()).pan_detail.image}`);
  expect(headers.get('content-disposition')).toMatch(/^attachment/);
  expect(headers.get('content-security-policy')).toMatch(/sandbox$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('bank details need no document', async () => {
  const { submit, vendorId } = await openKyc('nothing');
  const bank_detail = { bank_name: 'Demo Bank', account_number: '0001', ifsc_code: 'ZZZZ0DEMO01' };
  const { status } = await submit({ key: 'bank_detail', bank_detail, vendor_id: vendorId });
  expect(status).toBe(200);
});

test('the JSON part may have another name', async () => {
  const { submit, vendor } = await openKyc('nothing');
  await submit({ key: 'pan_detail', detail: pan, image: pngFile() });
  expect((await vendor()).pan_detail.pan_number).toBe('ZZZPZ0000Z');
});

test('a declined detail can be sent again', async () => {
  const { submit, vendor } = await openKyc('declined');
  expect((await vendor()).pan_detail.reason).toBe('Document is blurred');
  await submit({ key: 'pan_detail', pan_detail: pan, image: pngFile() });
  const { pan_detail } = await vendor();
  expect([pan_detail.status, pan_detail.reason]).toEqual(['pending', undefined]);
});

test('a detail that waits cannot be sent again', async () => {
  const { submit } = await openKyc('two-pending');
  const bank_detail = { bank_name: 'Demo Bank', account_number: '0001', ifsc_code: 'ZZZZ0DEMO01' };
  expect((await submit({ key: 'bank_detail', bank_detail })).status).toBe(409);
});

test.each([
  ['without a document', { pan_detail: pan }, 400],
  ['without its number', { pan_detail: { status: 'pending' }, image: pngFile() }, 400],
  ['with a text as its document', { pan_detail: pan, image: new File(['x'], 'pan.png') }, 422],
])('a PAN %s is refused', async (_name, parts, status) => {
  const { submit, vendor } = await openKyc('nothing');
  expect((await submit({ key: 'pan_detail', ...parts })).status).toBe(status);
  expect(await vendor()).not.toHaveProperty('pan_detail');
});
