import { flag, record, text, type Wire } from '../format/wireValues';
import { toPermissions } from '../permissions/grants';
import { toVendorKyc } from './kyc';
import type { Vendor } from './types';

export function toVendor(wire: Wire): Vendor {
  const restaurant = record(wire.restaurant);
  return {
    id: text(wire._id),
    name: text(wire.name),
    phone: text(wire.phone),
    email: text(wire.email),
    restaurantId: text(restaurant._id),
    restaurantName: text(restaurant.name),
    isKycCompleted: flag(wire.is_kyc_completed),
    kyc: toVendorKyc(wire),
    permissions: toPermissions(wire.permissions),
  };
}
