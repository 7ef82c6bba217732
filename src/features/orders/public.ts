export { LiveOrders } from './live/LiveOrders';
export { OrderAlarm } from './live/alarm/OrderAlarm';
export { DeviceSettings } from './device/DeviceSettings';
export { hasUnconfirmedChangesAtom } from './status/pendingChanges';
