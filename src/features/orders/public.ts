export { LiveOrders } from './live/LiveOrders';
export { OrderAlarm } from './live/alarm/OrderAlarm';
export { SoundSettings } from './live/alarm/SoundSettings';
export { OrderItems } from './facts/OrderItems';
export { OrderStatusChip, useStatusLabel } from './facts/OrderStatusChip';
export { PaymentBadge, usePaymentStatus } from './detail/PaymentBadge';
export { useTotalsNote } from './detail/useDetailRows';
export { type Charge, useCharges, useCustomerFacts, useOrderFacts } from './facts/useOrderFacts';
export { hasUnconfirmedChangesAtom } from './status/mutations';
