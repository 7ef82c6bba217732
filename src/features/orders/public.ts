export { DeviceSettings } from './device/DeviceSettings';
export { OrderAlarm } from './live/alarm/OrderAlarm';
export { LiveOrders } from './live/LiveOrders';
export { OrderActionBar } from './status/OrderActionBar';
export { OrderQuestionDialog } from './status/OrderQuestionDialog';
export { hasUnconfirmedChangesAtom } from './status/pendingChanges';
export { changedOrderAtom } from './status/useOrderActions';
