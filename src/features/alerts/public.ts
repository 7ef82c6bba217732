export { AlertsCard } from './components/AlertsCard';
export { type Alerts, createAlerts, unregister } from './createAlerts';
export { createReport } from './report';
export { refreshOrders } from './refreshOrders';
export { alertsAtom } from './state';
