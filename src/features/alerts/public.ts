export { AlertsCard } from './components/AlertsCard';
export { unregister } from './createRegistration';
export { createReport } from './report';
export { startAlerts } from './startAlerts';
