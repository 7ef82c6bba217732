export { LiveOrders } from './live/LiveOrders';
export { OrderAlarm } from './live/alarm/OrderAlarm';
export { SoundSettings } from './live/alarm/SoundSettings';
export { OrderItems } from './facts/OrderItems';
export { OrderStatusChip, useStatusLabel } from './facts/OrderStatusChip';
export { PaymentBadge, usePaymentStatus } from './detail/PaymentBadge';
export { useTotalsNote } from './detail/useDetailRows';
export { type Charge, useCharges, useCustomerFacts, useOrderFacts } from './facts/useOrderFacts';
export { shortNumberOf } from './facts/orderIds';
export { dueAt, preparationMs } from './facts/urgency';
export { fetchOrder } from './api';
export { orderDetailAtom } from './detail/queries';
export { orderKeys } from './live/keys';
export { orderLinkId } from './facts/orderIds';
export { isPolledKey } from './live/lists';
export { pollingAtom, printsHereAtom } from './live/state';
export { hasUnconfirmedChangesAtom } from './status/mutations';
export {
  knownPackedAtom,
  knownPreparingAtom,
  knownReadyAtom,
  waitingOrdersAtom,
} from './live/queries';
export { firstChangesCall, waitingCall } from './live/waitingCall';
export { type Order, ORDER_STATUSES } from './types';
export { toOrder, toOrderStatus } from './wire';
