import type { Sent } from '../../testCalls.ts';

/** What the requests speak of: one of each, out of the seeded data. */
export interface Known {
  token: string;
  otherToken: string;
  phone: number;
  code: number;
  restaurantId: string;
  vendorId: string;
  orderId: string;
  waitingId: string;
  memberId: string;
  leavingMemberId: string;
  itemId: string;
  leavingItemId: string;
  categoryId: string;
  offerId: string;
  timingId: string;
}

/** One request that succeeds and one that is refused, and with which status. */
export interface Pair {
  good(known: Known): Sent;
  bad(known: Known): Sent & { status: number };
}

/** A call that needs no more than the restaurant's id. */
export const ofRestaurant: Pair = {
  good: ({ restaurantId }) => ({ body: { restaurant_id: restaurantId } }),
  bad: () => ({ body: {}, status: 422 }),
};
