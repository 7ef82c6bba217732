export { AlertsCard, alertsAtom } from './components/AlertsCard';
export { type Alerts, createAlerts, unregister } from './createAlerts';
export { createReport } from './report';
export { refreshOrders } from './refreshOrders';
