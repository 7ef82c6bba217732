import { type Context, viewerOf } from '../context.ts';
import { createVendor } from '../data.ts';
import { found, refusal } from '../errors.ts';
import type { Vendor } from '../types.ts';
import { toRestaurant } from './restaurant.ts';

interface Contact {
  name: string;
  phone: string;
  email: string;
}

const toVendor = (vendor: Vendor) => ({ ...vendor, restaurant: toRestaurant(vendor.restaurant) });

function expectFree({ vendors }: Context, phone: string, own?: Vendor): void {
  if (vendors.some((one) => one !== own && one.phone === phone)) {
    throw refusal('CONFLICT', 'This number is taken', { phone: 'This number is taken' });
  }
}

export const account = {
  viewer: (_args: unknown, context: Context) => toVendor(viewerOf(context)),

  register({ input }: { input: Contact & { restaurant: string } }, context: Context) {
    const { restaurant, ...contact } = input;
    expectFree(context, contact.phone);
    context.vendors.push(createVendor(context.vendors.length + 1, contact, restaurant));
    context.sessions.sendCode(contact.phone);
    return true;
  },
  requestCode({ phone }: { phone: string }, { vendors, sessions }: Context) {
    sessions.sendCode(found(vendors.find((one) => one.phone === phone)).phone);
    return true;
  },
  signIn({ phone, code }: { phone: string; code: string }, { vendors, sessions }: Context) {
    const vendor = found(vendors.find((one) => one.phone === phone));
    const token = sessions.open(phone, code, vendor.id);
    if (token === null) throw refusal('WRONG_CODE', 'The code is wrong or has expired');
    return { token, vendor: toVendor(vendor) };
  },
  signOut(_args: unknown, context: Context) {
    viewerOf(context);
    context.sessions.close(context.authorization);
    return true;
  },
  updateViewer({ input }: { input: Contact }, context: Context) {
    const vendor = viewerOf(context);
    expectFree(context, input.phone, vendor);
    return toVendor(Object.assign(vendor, input));
  },
};
