import { type Answer, denied, Refusal } from '../../answers.ts';
import type { CallInput, SignedInInput } from '../../calls.ts';
import { type Fields, textField } from '../../fields.ts';
import type { Resource } from '../resource.ts';
import { findVendorByPhone } from '../vendors/find.ts';
import { presentVendor } from '../vendors/present.ts';
import { redeemCode, sendCode } from './codes.ts';
import { createVendor } from './createVendor.ts';
import { issueToken, revokeToken } from './tokens.ts';

const SIGN_UP_FIELDS = ['name', 'restaurant_name', 'phone', 'email', 'date_of_founding'];
/** Matches the mobile numbers of India and of the Emirates. */
const MOBILE = /^(?:[6-9]\d{9}|5\d{8})$/;

async function signUp({ sandbox, fields, record }: CallInput): Promise<Answer> {
  if (SIGN_UP_FIELDS.some((name) => textField(fields, name) === '')) {
    throw new Refusal(400, 'All fields are required.');
  }
  const phone = readPhone(fields);
  const vendor = await createVendor(sandbox, {
    phone,
    name: textField(fields, 'name'),
    restaurantName: textField(fields, 'restaurant_name'),
    email: textField(fields, 'email'),
    dateOfFounding: textField(fields, 'date_of_founding'),
  });
  if (!vendor) throw new Refusal(409, 'This phone number is already registered.');
  record({ effective: true, after: { vendorId: vendor.id } });
  return sentCode({ sandbox, phone });
}

async function requestCode({ sandbox, fields }: CallInput): Promise<Answer> {
  const phone = readPhone(fields);
  if (!(await findVendorByPhone(sandbox, phone))) {
    throw denied(404, 'No restaurant is registered with this number.');
  }
  return sentCode({ sandbox, phone });
}

async function sentCode({ sandbox, phone }: Pick<CallInput, 'sandbox'> & { phone: string }) {
  const code = await sendCode(sandbox, phone);
  const data = sandbox.revealCodes ? { otp: Number(code) } : {};
  return { message: 'OTP sent successfully!', data };
}

async function verifyCode({ sandbox, fields, record }: CallInput): Promise<Answer> {
  const phone = readPhone(fields);
  await redeemCode(sandbox, phone, textField(fields, 'otp'));
  const vendor = await findVendorByPhone(sandbox, phone);
  if (!vendor) throw new Refusal(404, 'No restaurant is registered with this number.');
  const access_token = await issueToken(sandbox, vendor.id);
  record({ effective: true });
  const data = { ...(await presentVendor(sandbox, vendor)), access_token };
  return { message: 'Login successful', data };
}

async function logout({ sandbox, token, record }: SignedInInput): Promise<Answer> {
  await revokeToken(sandbox, token);
  record({ effective: true });
  return { message: 'Logout successfully' };
}

function readPhone(fields: Fields): string {
  const phone = textField(fields, 'phone');
  if (!MOBILE.test(phone)) {
    throw new Refusal(400, 'Please enter a valid mobile number.');
  }
  return phone;
}

export const signIn: Resource = {
  publicCalls: { signUp, requestCode, verifyCode },
  calls: { logout },
};
