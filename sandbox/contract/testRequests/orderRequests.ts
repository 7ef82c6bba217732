import { pngFile, toForm } from '../../testForms.ts';
import { ofRestaurant, type Pair } from './pair.ts';

const orderList: Pair = {
  good: ({ restaurantId }) => ({
    body: { restaurant_id: restaurantId, status: 'all', search: '', limit: 50 },
  }),
  bad: ({ restaurantId }) => ({ body: { restaurant_id: restaurantId, status: 5 }, status: 422 }),
};

function historyPage(restaurantId: string) {
  const filter = { status: 'all', search: '' };
  return { restaurant_id: restaurantId, filter, sort: '-date', cursor: null, size: 25 };
}

function openIssues(restaurantId: string) {
  return { restaurant_id: restaurantId, state: 'open', size: 50, cursor: null };
}

function proof(food_order_id: string) {
  const lines = [{ name: 'Butter Naan', quantity: 4 }];
  return { food_order_id, kind: 'photo', at: new Date().toISOString(), lines };
}

function pushTest(vendorId: string) {
  return { vendor_id: vendorId, device_id: 'device-1', test_id: 'test-1', delay: 0 };
}

/** The requests of sign-in, the dashboard and the orders. */
export const orderRequests = {
  signUp: {
    good: () => ({
      body: {
        name: 'New Owner',
        restaurant_name: 'New Kitchen',
        phone: 6000000077,
        email: 'new@demo.example',
        date_of_founding: '2020-01-31',
      },
    }),
    bad: () => ({ body: { name: 'New Owner' }, status: 422 }),
  },
  requestCode: {
    good: ({ phone }) => ({ body: { phone: phone + 1 } }),
    bad: ({ phone }) => ({ body: { phone: String(phone) }, status: 422 }),
  },
  verifyCode: {
    good: ({ phone, code }) => ({ body: { phone, otp: code } }),
    bad: ({ phone }) => ({ body: { phone, otp: 'abcd' }, status: 422 }),
  },
  vendorGet: {
    good: ({ vendorId }) => ({ body: { vendor_id: vendorId } }),
    bad: () => ({ body: { vendor_id: '' }, status: 422 }),
  },
  logout: {
    good: ({ otherToken }) => ({ token: otherToken }),
    bad: () => ({ token: 'unknown', status: 401 }),
  },
  dashboard: ofRestaurant,
  orderHistory: orderList,
  orderDetails: {
    good: ({ orderId }) => ({ body: { order_id: orderId } }),
    bad: () => ({ body: { order_id: 'nowhere' }, status: 404 }),
  },
  waitingOrders: ofRestaurant,
  ordersByStatus: orderList,
  updateOrderStatus: {
    good: ({ waitingId }) => ({
      body: { food_order_id: waitingId, status: 'cooking', cooking_time: '20 minutes' },
    }),
    bad: ({ waitingId }) => ({
      body: { food_order_id: waitingId, status: 'cooking', cooking_time: 'soon' },
      status: 422,
    }),
  },
  historyPage: {
    good: ({ restaurantId }) => ({ body: historyPage(restaurantId) }),
    bad: ({ restaurantId }) => ({ body: { ...historyPage(restaurantId), size: 201 }, status: 422 }),
  },
  orderChanges: {
    good: ({ restaurantId }) => ({ body: { restaurant_id: restaurantId, since: null } }),
    bad: ({ restaurantId }) => ({
      body: { restaurant_id: restaurantId, since: 'elsewhere-1' },
      status: 410,
    }),
  },
  orderChangesStream: {
    good: ({ restaurantId }) => ({ suffix: `?restaurant_id=${restaurantId}&since=c1` }),
    bad: ({ restaurantId }) => ({ suffix: `?restaurant_id=${restaurantId}`, status: 422 }),
  },
  orderExtend: {
    good: ({ cookingId }) => ({ body: { order_id: cookingId, minutes: 10 } }),
    bad: ({ cookingId }) => ({ body: { order_id: cookingId, minutes: 90 }, status: 422 }),
  },
  orderItemState: {
    good: ({ cookingId }) => ({ body: { order_id: cookingId, line_id: 'line-1', state: 'done' } }),
    bad: ({ cookingId }) => ({
      body: { order_id: cookingId, line_id: 'line-1', state: 'burnt' },
      status: 422,
    }),
  },
  orderProof: {
    good: ({ cookingId }) => ({ body: toForm({ ...proof(cookingId), photo: pngFile() }) }),
    bad: ({ cookingId }) => ({ body: toForm(proof(cookingId)), status: 422 }),
  },
  orderIssues: {
    good: ({ restaurantId }) => ({ body: openIssues(restaurantId) }),
    bad: ({ restaurantId }) => ({
      body: { ...openIssues(restaurantId), cursor: 'elsewhere-1' },
      status: 410,
    }),
  },
  orderIssueProof: {
    good: ({ issueId }) => ({ body: toForm({ issue_id: issueId, photo: pngFile() }) }),
    bad: ({ issueId }) => ({ body: toForm({ issue_id: issueId }), status: 422 }),
  },
  orderIssueAnswer: {
    good: ({ issueId }) => ({ body: { issue_id: issueId, answer: 'accept' } }),
    bad: ({ issueId }) => ({
      body: { issue_id: issueId, answer: 'offer', amount: -1 },
      status: 422,
    }),
  },
  savePushToken: {
    good: ({ vendorId }) => ({
      body: { vendor_id: vendorId, device_id: 'device-1', fcm_token: 'token-1' },
    }),
    bad: ({ vendorId }) => ({ body: { vendor_id: vendorId, device_id: 'device-1' }, status: 422 }),
  },
  pushTest: {
    good: ({ vendorId }) => ({ body: pushTest(vendorId) }),
    bad: ({ vendorId }) => ({ body: { ...pushTest(vendorId), delay: 90 }, status: 422 }),
  },
} satisfies Record<string, Pair>;
