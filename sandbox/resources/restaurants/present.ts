import type { Timings } from '../timings/schema.ts';
import { emptyTimings } from '../timings/timings.ts';
import type { VendorRow } from '../vendors/schema.ts';
import type { RestaurantRow } from './schema.ts';

/** A restaurant in wire format, with defaults for missing profile fields. */
export function presentRestaurant(
  { id, name, profile }: RestaurantRow,
  vendor: VendorRow,
  timings: Timings | null,
) {
  const contact = { phone: Number(vendor.phone), email: vendor.email };
  return {
    ...contact,
    about: '',
    address: '',
    location: { type: 'Point', coordinates: [77.5946, 12.9716] },
    banner: null,
    assets: [],
    date_of_founding: vendor.dateOfFounding,
    veg_non_veg: 'both',
    minimum_order_value: 0,
    minimum_order_preparation_time: 20,
    restaurant_charge: 18,
    admin_commission: 18,
    gst_percentage: 5,
    approval_request: 'none',
    ...profile,
    _id: id,
    name,
    vendor: { _id: vendor.id, name: vendor.name, ...contact },
    timings: timings ?? emptyTimings(),
  };
}
