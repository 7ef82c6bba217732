/** The amounts of an order that a payout depends on, in the currency of the region. */
export interface EstimateBill {
  subtotal: number | null;
  coupon: number | null;
  afterDiscount: number | null;
  packingFee: number | null;
  total: number | null;
}

/** In percent. */
export interface PayoutRates {
  /** Percentage of the items after discount. */
  commission: number;
  /** Percentage of the commission. */
  commissionTax: number;
  /** Percentage of the total that the customer pays. */
  paymentFee: number;
  /** Percentage of the items after discount plus packing. */
  taxWithheld: number;
}

/** Amounts are whole numbers of the smallest unit, such as paise. */
export interface PayoutEstimate extends PayoutRates {
  items: number;
  packing: number;
  /** What the lines of the order deduct besides; 0 without lines. */
  other: number;
  /** The number of orders whose lines were sent and replace the rates. */
  fromLines: number;
  /** The amount that the restaurant receives. */
  net: number;
}

export type RateValues = Record<keyof PayoutRates, string>;
