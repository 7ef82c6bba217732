import { pngFile, toForm } from '../../testForms.ts';
import { type Known, ofRestaurant, type Pair } from './pair.ts';

const LATER = '2126-11-20T12:30:00.000Z';

const grant = { id: 1, name: 'cook', active: true };

function member({ restaurantId }: Known, changed: object = {}): object {
  const permissions = [{ id: 9, name: 'order_history', active: true }];
  const person = { name: 'Kiran Sample', email: 'kiran@demo.example', phone: 6000000051 };
  return {
    ...person,
    restaurant_id: restaurantId,
    roles: grant,
    permissions,
    is_active: true,
    ...changed,
  };
}

function profile({ restaurantId }: Known, changed: Record<string, string | number> = {}): FormData {
  return toForm({
    restaurant_id: restaurantId,
    name: 'Demo Tandoor & Tiffins',
    about: 'Tandoor and tiffins.',
    address: '12 Example Road, Demo Nagar, Bengaluru 560000',
    location: { type: 'Point', coordinates: [77.5946, 12.9716] },
    phone: '6000000001',
    email: 'owner1@demo.example',
    date_of_founding: '2019-08-15',
    veg_non_veg: 'both',
    minimum_order_value: 149,
    minimum_order_preparation_time: 20,
    restaurant_charge: 18,
    admin_commission: 18,
    gst_percentage: 5,
    banner: 'assets/demo-tandoor.svg',
    files: [pngFile('one.png'), pngFile('two.png')],
    ...changed,
  });
}

function item(seeded: Known, changed: object = {}): FormData {
  return newItem(seeded, { dish_item_id: seeded.itemId, ...changed });
}

function specialDay(restaurant_id: string, date: string) {
  return { restaurant_id, date, label: 'Republic Day', closed: true, timings: [] };
}

function toCategory(_id: string) {
  return { _id, name: `Category ${_id}`, hidden: false };
}

function newItem({ restaurantId, categoryId }: Known, changed: object = {}): FormData {
  return toForm({
    restaurant_id: restaurantId,
    name: 'Paneer Tikka',
    description: '',
    base_price: 260,
    selling_price: 240,
    status: true,
    in_stock: false,
    recomended: true,
    dish_category_id: categoryId,
    veg_nonveg: 'veg',
    product_type: 'variable',
    tag: 'Spicy',
    image: pngFile(),
    variants: [{ group: 'Portion', variants: [{ _id: 1, name: 'Half' }] }],
    combinations: [{ first_gp: 'Half', second_gp: 'Dry', price: 150 }],
    addon: [
      {
        group: 'Extras',
        max_selection: 1,
        is_price_related: true,
        addon: [{ name: 'Raita', price: 30 }],
      },
    ],
    ...changed,
  });
}

function slots(restaurant: Pick<Known, 'restaurantId' | 'vendorId'>, open_times: string): object {
  const day = { outlet_status: true, timings: [{ open_times, close_time: '10:30' }] };
  const specified = [
    day,
    ...Array.from({ length: 6 }, () => ({ outlet_status: true, timings: [] })),
  ];
  const { restaurantId: restaurant_id, vendorId: vendor_id } = restaurant;
  return { restaurant_id, vendor_id, timings: { is_all_day: false, specified } };
}

/** The requests about the restaurant, its team, menu, payments and documents. */
export const restaurantRequests = {
  restaurantGet: ofRestaurant,
  storeState: ofRestaurant,
  storePause: {
    good: ({ restaurantId }) => ({
      body: { restaurant_id: restaurantId, minutes: 30, reason: 'too_busy' },
    }),
    bad: ({ restaurantId }) => ({
      body: { restaurant_id: restaurantId, minutes: 30, until: LATER },
      status: 422,
    }),
  },
  storeBusy: {
    good: ({ restaurantId }) => ({ body: { restaurant_id: restaurantId, minutes: 10 } }),
    bad: ({ restaurantId }) => ({
      body: { restaurant_id: restaurantId, minutes: 90 },
      status: 422,
    }),
  },
  foodItemSnooze: {
    good: ({ restaurantId, itemId }) => ({
      body: { restaurant_id: restaurantId, item_id: itemId, until: LATER },
    }),
    bad: ({ restaurantId }) => ({
      body: { restaurant_id: restaurantId, item_id: 'nothing', until: LATER },
      status: 404,
    }),
  },
  restaurantUpdate: {
    good: (seeded) => ({ body: profile(seeded) }),
    bad: (seeded) => ({ body: profile(seeded, { minimum_order_value: -1 }), status: 422 }),
  },
  restaurantDeleteAsset: {
    good: ({ restaurantId }) => ({ body: { restaurantId, index: 0 } }),
    bad: ({ restaurantId }) => ({ body: { restaurantId, index: 99 }, status: 404 }),
  },
  vendorUpdateProfile: {
    good: ({ phone }) => ({ body: { name: 'Demo Owner', phone, email: 'owner1@demo.example' } }),
    bad: ({ phone }) => ({ body: { name: 'Demo Owner', phone, email: 'nobody' }, status: 422 }),
  },
  teamList: ofRestaurant,
  teamAdd: {
    good: (seeded) => ({ body: member(seeded) }),
    bad: (seeded) => ({ body: member(seeded, { phone: 6000000013 }), status: 400 }),
  },
  teamUpdate: {
    good: (seeded) => ({ body: member(seeded, { phone: 6000000052 }), suffix: seeded.memberId }),
    bad: (seeded) => ({ body: member(seeded), suffix: 'nobody', status: 404 }),
  },
  teamUpdatePost: {
    good: (seeded) => {
      const changes = { phone: 6000000052, team_member_id: seeded.memberId };
      return { body: member(seeded, changes) };
    },
    bad: (seeded) => ({ body: member(seeded), status: 422 }),
  },
  teamGet: {
    good: ({ restaurantId, memberId }) => ({
      body: { restaurant_id: restaurantId, team_member_id: memberId },
    }),
    bad: ({ restaurantId }) => ({ body: { restaurant_id: restaurantId }, status: 422 }),
  },
  teamSetActive: {
    good: ({ memberId }) => ({ body: { team_member_id: memberId, is_active: false } }),
    bad: ({ memberId }) => ({ body: { team_member_id: memberId, is_active: 'no' }, status: 422 }),
  },
  teamDelete: {
    good: ({ restaurantId, leavingMemberId }) => ({
      body: { restaurant_id: restaurantId, team_member_id: leavingMemberId },
    }),
    bad: ({ restaurantId }) => ({
      body: { restaurant_id: restaurantId, team_member_id: 'nobody' },
      status: 404,
    }),
  },
  foodItemAll: ofRestaurant,
  foodItemGet: {
    good: ({ restaurantId, itemId }) => ({
      body: { restaurant_id: restaurantId, dish_item_id: itemId },
    }),
    bad: ({ restaurantId }) => ({
      body: { restaurant_id: restaurantId, dish_item_id: 'nothing' },
      status: 404,
    }),
  },
  foodItemDelete: {
    good: ({ restaurantId, leavingItemId }) => ({
      body: { restaurant_id: restaurantId, dish_item_id: leavingItemId },
    }),
    bad: ({ restaurantId }) => ({ body: { restaurant_id: restaurantId }, status: 422 }),
  },
  foodItemCreate: {
    good: (seeded) => ({ body: newItem(seeded) }),
    bad: (seeded) => ({ body: newItem(seeded, { veg_nonveg: '' }), status: 422 }),
  },
  foodItemUpdate: {
    good: (seeded) => ({ body: item(seeded) }),
    bad: (seeded) => ({ body: item(seeded, { addon: 'none' }), status: 422 }),
  },
  dishCategories: {
    good: () => ({}),
    bad: () => ({ token: 'unknown', status: 401 }),
  },
  dishCategoriesUpdate: {
    good: ({ restaurantId, categoryIds }) => ({
      body: { restaurant_id: restaurantId, categories: categoryIds.map(toCategory) },
    }),
    bad: ({ restaurantId, categoryId }) => ({
      body: { restaurant_id: restaurantId, categories: [toCategory(categoryId)] },
      status: 409,
    }),
  },
  reviews: {
    good: ({ restaurantId }) => ({ body: { restaurant_id: restaurantId, limit: 1000 } }),
    bad: ({ restaurantId }) => ({ body: { restaurant_id: restaurantId, limit: 0 }, status: 422 }),
  },
  paymentLogs: {
    good: ({ restaurantId }) => ({
      body: { restaurant_id: restaurantId, search: '', status: 'all' },
    }),
    bad: ({ restaurantId }) => ({ body: { restaurant_id: restaurantId, search: 5 }, status: 422 }),
  },
  offersAll: ofRestaurant,
  offerSetStatus: {
    good: ({ offerId }) => ({ body: { offer_id: offerId, is_vendor_accepted: true } }),
    bad: ({ offerId }) => ({ body: { offer_id: offerId }, status: 422 }),
  },
  timingsAdd: {
    good: (seeded) => ({ body: slots(seeded, '09:00') }),
    bad: (seeded) => ({ body: slots(seeded, 'morning'), status: 422 }),
  },
  timingsUpdate: {
    good: ({ restaurantId, timingId }) => ({
      body: {
        restaurant_id: restaurantId,
        timing_id: timingId,
        open_times: '10:30',
        close_time: '15:00',
      },
    }),
    bad: ({ restaurantId, timingId }) => ({
      body: {
        restaurant_id: restaurantId,
        timing_id: timingId,
        open_times: '15:00',
        close_time: '10:30',
      },
      status: 400,
    }),
  },
  timingsDelete: {
    good: ({ restaurantId }) => ({
      body: { restaurant_id: restaurantId, day_of_week: 2, index: 1, is_all_day: false },
    }),
    bad: ({ restaurantId }) => ({
      body: { restaurant_id: restaurantId, day_of_week: 8, index: 0, is_all_day: false },
      status: 422,
    }),
  },
  timingsDayStatus: {
    good: ({ restaurantId }) => ({
      body: { restaurant_id: restaurantId, status: false, day: 7, day_of_week: 7 },
    }),
    bad: ({ restaurantId }) => ({
      body: { restaurant_id: restaurantId, status: false, day: 0 },
      status: 422,
    }),
  },
  specialDaySave: {
    good: ({ restaurantId }) => ({ body: specialDay(restaurantId, '2126-01-26') }),
    bad: ({ restaurantId }) => ({ body: specialDay(restaurantId, '2026-01-26'), status: 400 }),
  },
  specialDayDelete: {
    good: ({ restaurantId, specialDayId }) => ({
      body: { restaurant_id: restaurantId, special_day_id: specialDayId },
    }),
    bad: ({ restaurantId }) => ({
      body: { restaurant_id: restaurantId, special_day_id: 'nothing' },
      status: 404,
    }),
  },
  kycUpdate: {
    good: ({ restaurantId }) => ({
      body: toForm({
        restaurant_id: restaurantId,
        key: 'pan_detail',
        pan_detail: { pan_number: 'ZZZPZ0000Z', status: 'pending' },
        image: pngFile(),
      }),
    }),
    bad: ({ restaurantId }) => ({
      body: toForm({ restaurant_id: restaurantId, key: 'passport' }),
      status: 422,
    }),
  },
  pendingPayouts: ofRestaurant,
  payoutDetails: {
    good: ({ restaurantId, payoutCycle }) => ({
      body: { restaurant_id: restaurantId, payout_cycle: payoutCycle },
    }),
    bad: ({ restaurantId }) => ({
      body: { restaurant_id: restaurantId, payout_cycle: 'never' },
      status: 404,
    }),
  },
  about: {
    good: () => ({ suffix: '?type=vendor' }),
    bad: () => ({ suffix: '?type=customer', status: 422 }),
  },
} satisfies Record<string, Pair>;
