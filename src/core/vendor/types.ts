import type { Wire } from '../format/wireValues';
import type { Permission } from '../permissions/permissions';
import type { VendorKyc } from './kyc';

/** The part of a vendor that decides what they may do. */
export interface VendorAccess {
  id: string;
  restaurantId: string;
  isKycCompleted: boolean;
  /** `null` for an owner, who has all permissions (b56). */
  permissions: readonly Permission[] | null;
}

/** The signed-in vendor, from `/vendor/get`. */
export interface Vendor extends VendorAccess {
  name: string;
  phone: string;
  email: string;
  restaurantName: string;
  kyc: VendorKyc;
  /** The record as the server sent it, for fields of the host. */
  wire: Wire;
}
