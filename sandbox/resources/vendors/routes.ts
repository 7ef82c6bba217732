import { and, eq } from 'drizzle-orm';
import { type Answer, denied, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { numberField, textField } from '../../fields.ts';
import type { Resource } from '../resource.ts';
import { findVendorByPhone } from './find.ts';
import { presentVendor } from './present.ts';
import { pushTokens, vendors as vendorTable } from './schema.ts';

async function getVendor({ sandbox, vendor, fields }: SignedInInput): Promise<Answer> {
  if (textField(fields, 'vendor_id') === '') throw denied(400, 'vendor_id is required.');
  return { data: await presentVendor(sandbox, vendor) };
}

async function savePushToken(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, fields, record, language } = input;
  const deviceId = textField(fields, 'device_id');
  const token = textField(fields, 'fcm_token');
  if (!deviceId || !token) throw denied(400, 'device_id and fcm_token are required.');
  const row = { deviceId, token, vendorId: vendor.id, language };
  const renewed = { target: pushTokens.deviceId, set: row };
  // A token is of one vendor: the vendor before on this browser may have had another device id.
  await sandbox.db.delete(pushTokens).where(eq(pushTokens.token, token));
  await sandbox.db.insert(pushTokens).values(row).onConflictDoUpdate(renewed);
  record({ effective: true });
  return { message: 'Token saved.' };
}

async function testPush({ sandbox, vendor, fields, record }: SignedInInput): Promise<Answer> {
  const isDevice = eq(pushTokens.deviceId, textField(fields, 'device_id'));
  const isOwn = and(isDevice, eq(pushTokens.vendorId, vendor.id));
  const [device] = await sandbox.db.select().from(pushTokens).where(isOwn);
  if (!device) throw denied(404, 'This device is not registered for push messages.');
  const testId = textField(fields, 'test_id');
  sandbox.pushTests.start({ ...device, testId, delay: numberField(fields, 'delay', 0) });
  record({ effective: true });
  return { message: 'The test is on its way.' };
}

async function updateProfile({ sandbox, vendor, fields, record }: SignedInInput): Promise<Answer> {
  const [name, phone, email] = ['name', 'phone', 'email'].map((key) => textField(fields, key));
  if (!name || !phone || !email) throw denied(400, 'name, phone and email are required.');
  const holder = await findVendorByPhone(sandbox, phone);
  if (holder && holder.id !== vendor.id) {
    throw new Refusal(409, 'This phone number is already registered.');
  }
  const isThis = eq(vendorTable.id, vendor.id);
  await sandbox.db.update(vendorTable).set({ name, phone, email }).where(isThis);
  record({ effective: true, after: { name, phone, email } });
  return { message: 'Profile updated successfully' };
}

export const vendors: Resource = {
  calls: {
    vendorGet: getVendor,
    vendorUpdateProfile: updateProfile,
    savePushToken,
    pushTest: testPush,
  },
};
