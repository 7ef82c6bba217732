export { AlertsCard } from './AlertsCard';
export { startAlerts } from './createAlerts';
export { unregister } from './createRegistration';
export { createReport } from './report';
