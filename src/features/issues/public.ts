export { IssueAlarm, OrderIssues } from './lazyIssues';
export { KitchenIssues } from './signs/KitchenIssues';
