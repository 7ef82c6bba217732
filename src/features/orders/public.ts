export { LiveOrders } from './live/LiveOrders';
export { OrderAlarm } from './live/alarm/OrderAlarm';
export { DeviceSettings } from './device/DeviceSettings';
export { OrderActionBar } from './status/OrderActionBar';
export { OrderQuestionDialog } from './status/OrderQuestionDialog';
export { changedOrderAtom } from './status/useOrderActions';
export { hasUnconfirmedChangesAtom } from './status/pendingChanges';
