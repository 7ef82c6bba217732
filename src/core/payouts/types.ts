/** Who agreed to an offer or to an advertisement (capability `payouts.deductions`). */
export interface Consent {
  /** `''` if the backend does not say who. */
  by: string;
  /** When, and when it ends or is renewed: a day or a time, as sent; `''` if it is not sent. */
  at: string;
  until: string;
  /** Whether it is renewed at `until` unless the vendor ends it. */
  renews: boolean;
}

/** The deductions that have a name in the vendor's language. */
export type DeductionKind =
  | 'commission'
  | 'paymentFee'
  | 'distanceFee'
  | 'advertising'
  | 'refund'
  | 'penalty'
  | 'discountShare'
  | 'packing'
  | 'cap'
  | 'tds';

/** One amount that is deducted from a payout (capability `payouts.deductions`). A negative one is added to it. */
export interface Deduction {
  code: string;
  /** `null` if the portal does not know the code, so that only the label names it. */
  kind: DeductionKind | null;
  label: string;
  /** In the currency of the region, without `tax`; `null` if it cannot be read. */
  amount: number | null;
  /** 0 if no tax is sent; `null` if it cannot be read. */
  tax: number | null;
  /** The number of the order that caused the line; `''` if it is of no order. */
  number: string;
  issueId: string;
  note: string;
  /** In percent of `base`. */
  rate: number | null;
  base: number | null;
  consent: Consent | null;
}
