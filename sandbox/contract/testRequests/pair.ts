import type { Sent } from '../../testCalls.ts';

/** Ids from the seeded data, for the requests. */
export interface Known {
  token: string;
  otherToken: string;
  phone: number;
  code: number;
  restaurantId: string;
  vendorId: string;
  orderId: string;
  waitingId: string;
  cookingId: string;
  issueId: string;
  memberId: string;
  leavingMemberId: string;
  itemId: string;
  leavingItemId: string;
  categoryId: string;
  categoryIds: string[];
  offerId: string;
  timingId: string;
  specialDayId: string;
  payoutCycle: string;
}

/** A request that succeeds, and one that is refused with `status`. */
export interface Pair {
  good(seeded: Known): Sent;
  bad(seeded: Known): Sent & { status: number };
}

/** Requests for calls that need only the restaurant's id. */
export const ofRestaurant: Pair = {
  good: ({ restaurantId }) => ({ body: { restaurant_id: restaurantId } }),
  bad: () => ({ body: {}, status: 422 }),
};
