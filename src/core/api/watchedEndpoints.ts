import { post } from './endpoint';

/**
 * The calls of `vendor-portal/watch`, in a separate file so that its page does not load the whole table.
 * Generated from `contract/openapi.yaml` by `npm run contract-types`.
 */
export const watchedEndpoints = {
  vendorGet: post('/vendor/get'),
  waitingOrders: post('/food-order/get-waiting-order', { timeout: 'live' }),
};
