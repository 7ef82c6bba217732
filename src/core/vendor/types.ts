import type { Permission } from '../permissions/catalogue';
import type { VendorKyc } from './kyc';

/** The signed-in vendor, from `/vendor/get`. */
export interface Vendor {
  id: string;
  name: string;
  phone: string;
  email: string;
  restaurantId: string;
  restaurantName: string;
  isKycCompleted: boolean;
  kyc: VendorKyc;
  /** `null` for an owner, who has all permissions (b56). */
  permissions: readonly Permission[] | null;
}
