import type { EndpointName } from '../../../sandbox/endpoints.ts';
import type { ScreenName } from '../../../src/core/contracts/extend.ts';

/** The screens that make each call; calls that are not listed belong to the portal itself. */
const CALLS: Partial<Record<EndpointName, readonly ScreenName[]>> = {
  dashboard: ['dashboard', 'orders'],
  orderHistory: ['history', 'orders', 'payouts', 'insights'],
  historyPage: ['history', 'orders', 'payouts', 'insights'],
  orderDetails: ['orders', 'history'],
  waitingOrders: ['orders'],
  ordersByStatus: ['orders'],
  updateOrderStatus: ['orders'],
  orderChanges: ['orders'],
  orderChangesStream: ['orders'],
  orderExtend: ['orders'],
  orderItemState: ['kitchen'],
  restaurantGet: ['restaurant', 'timings', 'menu', 'payouts'],
  restaurantUpdate: ['restaurant'],
  restaurantDeleteAsset: ['restaurant'],
  vendorUpdateProfile: ['account'],
  pushTest: ['account'],
  teamList: ['team'],
  teamAdd: ['team'],
  teamUpdate: ['team'],
  teamUpdatePost: ['team'],
  teamGet: ['team'],
  teamSetActive: ['team'],
  teamDelete: ['team'],
  foodItemAll: ['menu'],
  foodItemGet: ['menu'],
  foodItemDelete: ['menu'],
  foodItemCreate: ['menu'],
  foodItemUpdate: ['menu'],
  foodItemSnooze: ['menu'],
  dishCategories: ['menu'],
  dishCategoriesUpdate: ['menu'],
  reviews: ['ratings'],
  paymentLogs: ['paymentLogs', 'payouts'],
  offersAll: ['offers'],
  offerSetStatus: ['offers'],
  timingsAdd: ['timings'],
  timingsUpdate: ['timings'],
  timingsDelete: ['timings'],
  timingsDayStatus: ['timings'],
  specialDaySave: ['timings'],
  specialDayDelete: ['timings'],
  pendingPayouts: ['payouts'],
  payoutDetails: ['payouts'],
  about: ['legal'],
};

export const SCREENS = [
  'dashboard',
  'orders',
  'kitchen',
  'ready',
  'history',
  'restaurant',
  'ratings',
  'paymentLogs',
  'payouts',
  'team',
  'menu',
  'offers',
  'timings',
  'kyc',
  'account',
  'insights',
  'legal',
] as const satisfies readonly ScreenName[];

/** Whether all screens that make a call are off; `null` means that all screens are on. */
export function isOff(endpoint: EndpointName, screens: readonly string[] | null): boolean {
  const users = CALLS[endpoint];
  return users !== undefined && screens !== null && !users.some((one) => screens.includes(one));
}
