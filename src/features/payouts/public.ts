export { OrderEstimate } from './estimate/OrderEstimate';
export { useCyclePath } from './useCyclePath';
