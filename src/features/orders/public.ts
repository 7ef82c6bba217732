export { LiveOrders } from './live/LiveOrders';
export { OrderAlarm } from './live/alarm/OrderAlarm';
export { SoundSettings } from './live/alarm/SoundSettings';
export { hasUnconfirmedChangesAtom } from './status/mutations';
