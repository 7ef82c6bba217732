import { toDate } from '../../core/format/formats';
import { amount } from '../../core/format/wireAmount';
import { flag, isWire, list, record, toText, type Wire } from '../../core/format/wireValues';
import { toConsent } from '../../core/payouts/wire';
import type { DiscountKind, Offer } from './data';

interface Options {
  vendorId: string;
  /** Whether the backend has `payouts.deductions`. */
  hasConsent?: boolean;
}

export function toOffer(wire: Wire, { vendorId, hasConsent }: Options): Offer {
  const conditions = record(wire.usage_conditions);
  const minOrder = amount(conditions.min_order_value);
  return {
    id: toText(wire._id),
    title: toText(wire.title).trim(),
    code: toText(wire.referral_code).trim(),
    discount: amount(wire.discount_price),
    discountKind: toKind(toText(wire.discount_type)),
    minOrder: minOrder !== null && minOrder > 0 ? minOrder : null,
    isFirstOrderOfDay: flag(conditions.first_order_of_day),
    isForNewUsers: flag(conditions.new_users_only),
    validFrom: toMoment(conditions.valid_from),
    validUntil: toMoment(conditions.valid_until),
    isActive: isActiveFor(wire.vendor_list, vendorId),
    ...(hasConsent && { consent: toConsent(wire.consent) }),
  };
}

function toKind(type: string): DiscountKind {
  if (/percent|%/i.test(type)) return 'percentage';
  return /flat|fixed|amount|rupee/i.test(type) ? 'flat' : 'other';
}

function toMoment(value: unknown): string | number {
  const moment = typeof value === 'number' ? value : toText(value);
  return toDate(moment) ? moment : '';
}

/** A vendor without an entry has not accepted the offer. If there are several entries, the last one is used. */
function isActiveFor(vendors: unknown, vendorId: string): boolean {
  const vendorEntries = list(vendors).filter(
    ({ vendor_id: id }) => toText(isWire(id) ? id._id : id) === vendorId,
  );
  return toText(vendorEntries.at(-1)?.status).toLowerCase() === 'active';
}
