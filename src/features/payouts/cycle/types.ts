import type { OrderBill } from '../../../core/orders/types';
import type { Deduction } from '../../../core/payouts/types';
import type { PaymentLog } from '../../payments/public';
import type { EstimateBill } from '../estimate/types';
import type { CycleDays } from './cycleDays';

/** The days of a cycle with its name in the backend. */
export interface NamedCycle extends CycleDays {
  cycle: string;
}

/** A completed order of the cycle. */
export interface CycleOrder {
  id: string;
  number: string;
  /** In epoch ms. */
  createdAt: number;
  status: string;
  paymentStatus: string;
  transactionId: string;
  bill: EstimateBill & Partial<Pick<OrderBill, 'tax' | 'taxPercent'>>;
  /** What was deducted because of the order; absent without the capability `payouts.deductions`. */
  deductions?: readonly Deduction[] | null;
}

/** The amounts of a line of a payout besides its sum: items and packing, and what is deducted from them. */
export const LINE_AMOUNTS = [
  'gross',
  'commission',
  'commissionTax',
  'paymentFee',
  'taxWithheld',
] as const;

/** The line of a payout for an order (capability `payouts.detail`). */
export interface PaidOrder extends Partial<Record<(typeof LINE_AMOUNTS)[number], number | null>> {
  number: string;
  net: number | null;
  /** The lines between `gross` and `net` (capability `payouts.deductions`). */
  deductions?: readonly Deduction[] | null;
}

export interface PayoutDetails {
  orders: readonly PaidOrder[];
  /** The sum of the orders before deductions; `null` if it is not sent. */
  gross?: number | null;
  /** The lines that are of none of the orders (capability `payouts.deductions`). */
  deductions?: readonly Deduction[] | null;
  /** The sum of the payout; `null` if it is not sent. */
  net: number | null;
  /** When it was paid, as sent; `''` if it is not known. */
  paidAt?: string;
}

/** Orders by number; `null` if there is no such order. An order that was not asked for is not in the map. */
export type Lookups = ReadonlyMap<string, Pick<CycleOrder, 'id' | 'createdAt'> | null>;

/** The backend's data for a cycle. */
export interface CycleData {
  orders: readonly CycleOrder[];
  /** Numbers and ids of all orders around the cycle, with any status. */
  known: ReadonlySet<string>;
  /** Whether the history does not reach back to the first day. */
  isIncomplete: boolean;
  logs: readonly PaymentLog[];
  /** The orders outside of these days that were asked for, by number. */
  lookups: Lookups;
  /** `null` without the capability `payouts.detail`. */
  details: PayoutDetails | null;
}

/** A cycle with the data that explains how it differs from the cycle before. */
export interface ComparedCycle extends CycleData {
  declined: readonly CycleOrder[];
  before: Pick<ComparedCycle, 'orders' | 'declined' | 'isIncomplete'> | null;
  /** The payout before; `null` if it is not known. */
  detailsBefore: PayoutDetails | null;
}

/** The groups of a reconciliation, the worst first. */
export const GROUPS = [
  'missing',
  'doubled',
  'different',
  'unknown',
  'elsewhere',
  'unchecked',
  'matched',
] as const;

export type Group = (typeof GROUPS)[number];

export const REASONS = [
  'notCaptured',
  'notPaid',
  'capturedTwice',
  'paidTwice',
  'capturedOther',
  'paidOther',
  'deductedOther',
  'capturedWithout',
  'paidWithout',
  'ofEarlier',
  'notListed',
] as const;

export type Reason = (typeof REASONS)[number];

/** A reason with the amount that is missing, or that was paid too much or too little; `null` if it is not known. */
export interface FindingCause {
  reason: Reason;
  amount: number | null;
}

/** The result for one order. Amounts are whole numbers of the smallest currency unit. */
export interface Finding {
  key: string;
  group: Group;
  causes: readonly FindingCause[];
  id: string;
  number: string;
  createdAt: number | null;
  total: number | null;
  captured: number | null;
  refunded: number | null;
  paid: number | null;
  estimate: number | null;
}
