import type { Clock } from '../../clock.ts';
import type { OfferRow } from './schema.ts';

export function presentOffer(row: OfferRow, clock: Clock) {
  return {
    _id: row.id,
    title: row.title,
    referral_code: row.referralCode,
    discount_type: row.discountType,
    discount_price: row.discountPrice,
    usage_conditions: {
      min_order_value: row.minOrderValue,
      first_order_of_day: row.isFirstOrderOfDay,
      new_users_only: row.isForNewUsers,
      valid_from: clock.iso(row.validFrom, 'past'),
      valid_until: clock.iso(row.validUntil, 'past'),
    },
    vendor_list: row.vendorList,
    ...(row.consent && {
      consent: {
        ...row.consent,
        at: clock.iso(row.consent.at, 'past'),
        until: clock.iso(row.consent.until, 'past'),
      },
    }),
  };
}
