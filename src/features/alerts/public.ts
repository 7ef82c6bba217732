export { AlertsCard } from './components/AlertsCard';
export { createAlerts, unregister } from './createAlerts';
export { createReport } from './report';
export { refreshOrders } from './refreshOrders';
