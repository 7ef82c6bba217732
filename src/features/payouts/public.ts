export { OrderEstimate } from './estimate/OrderEstimate';
