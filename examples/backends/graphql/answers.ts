import type { AnswerOf, Order, Restaurant, Vendor } from 'vendor-portal/backend';
import type { Status } from './types.ts';

/** The answers to the queries of `backend.ts`, as a generator writes them from the schema and the queries. */
export interface Result<Data> {
  data: Data;
  errors?: {
    message: string;
    extensions?: { code?: string; fields?: Record<string, string> };
  }[];
}

export interface SignIn {
  signIn: { token: string; vendor: Omit<Vendor, 'is_kyc_completed'> };
}

export type Profile = Omit<Restaurant, 'assets'>;

export interface Stats {
  orders: number;
  delivered: number;
  declined: number;
  revenue: number;
  staff: number;
}

type Bill = Pick<Order, 'item_sub_total_amount' | 'coupon_amount' | 'after_discount_sub_amt'> &
  Pick<Order, 'packing_fee' | 'gst_percentage' | 'tax_amount' | 'delivery_fee' | 'total_amount'>;

export interface OrderRow extends Omit<Order, 'status' | 'status_timing' | keyof Bill> {
  status: Status;
  minutes: number | null;
  bill: Bill;
  timeline: { status: Status; at: string }[];
}

export interface OrderPage {
  viewer: {
    restaurant: {
      orders: {
        nodes: OrderRow[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
        totals: AnswerOf<'historyPage'>['totals'];
      };
    };
  };
}

/** What selects orders; `status` is that of the contract. */
export interface OrderFilter {
  status: string;
  search?: string;
  sort?: 'NEWEST' | 'OLDEST';
}
