import { amount } from '../format/wireAmount';
import { flag, isWire, list, toText } from '../format/wireValues';
import type { Consent, Deduction, DeductionKind } from './types';

/** The lines of a payout or of an order, whatever their codes; `null` if none are sent. */
export function toDeductions(value: unknown): Deduction[] | null {
  if (!Array.isArray(value)) return null;
  return list(value).map((line) => ({
    ...toCode(line.code),
    label: toText(line.label).trim(),
    amount: amount(line.amount),
    tax: (line.tax ?? '') === '' ? 0 : amount(line.tax),
    number: toText(line.order_id).trim(),
    issueId: toText(line.issue_id).trim(),
    note: toText(line.note).trim(),
    rate: amount(line.rate),
    base: amount(line.base),
    consent: toConsent(line.consent),
  }));
}

const KINDS: ReadonlyMap<string, DeductionKind> = new Map([
  ['commission', 'commission'],
  ['payment_fee', 'paymentFee'],
  ['distance_fee', 'distanceFee'],
  ['advertising', 'advertising'],
  ['refund', 'refund'],
  ['penalty', 'penalty'],
  ['discount_share', 'discountShare'],
  ['packing', 'packing'],
  ['cap', 'cap'],
  ['tds', 'tds'],
]);

function toCode(value: unknown): Pick<Deduction, 'code' | 'kind'> {
  const code = toText(value).trim();
  return { code, kind: KINDS.get(code) ?? null };
}

/** `null` unless it says who agreed, when or until when. */
export function toConsent(value: unknown): Consent | null {
  if (!isWire(value)) return null;
  const { by, at, until, renews } = value;
  const consent = {
    by: toText(by).trim(),
    at: toText(at).trim(),
    until: toText(until).trim(),
    renews: flag(renews),
  };
  return consent.by || consent.at || consent.until ? consent : null;
}
