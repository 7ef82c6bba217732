import type { ScreenName } from 'vendor-portal';

/** Both marketplaces have a dashboard, orders with their history and insights, a menu and settings. */
export const screens: Partial<Record<ScreenName, boolean>> = {
  restaurant: false,
  ratings: false,
  paymentLogs: false,
  payouts: false,
  team: false,
  offers: false,
  timings: false,
  kyc: false,
  legal: false,
};
