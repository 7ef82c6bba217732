import type { Permission } from '../permissions/catalogue';
import type { VendorKyc } from './kyc';

/** The signed-in vendor, as `/vendor/get` knows them. @internal */
export interface Vendor {
  id: string;
  name: string;
  phone: string;
  email: string;
  restaurantId: string;
  restaurantName: string;
  isKycCompleted: boolean;
  kyc: VendorKyc;
  /** What a team member may do; `null` for an owner, who may do everything (decision b56). */
  permissions: readonly Permission[] | null;
}
