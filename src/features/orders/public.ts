export { ShortcutSetting } from './board/shortcuts/ShortcutSetting';
export { OrderAlarm } from './live/alarm/OrderAlarm';
export { LiveOrders } from './live/LiveOrders';
export { default as orderMessages } from './messages.en.json';
export { OneTapSetting } from './status/accept/OneTapSetting';
export { OrderActionBar } from './status/OrderActionBar';
export { OrderQuestionDialog } from './status/OrderQuestionDialog';
