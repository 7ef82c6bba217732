export { OrderIssues } from './OrderIssues';
