import { lazyPage } from '../../ui/patterns/lazyPage';

/** The parts whose code is loaded with the capability `orders.issues` only. */
export const IssueAlarm = lazyPage(() => import('./signs/IssueAlarm'), 'IssueAlarm');
export const OrderIssues = lazyPage(() => import('./OrderIssues'), 'OrderIssues');
