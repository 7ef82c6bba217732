export type { MappedWatchOptions } from './watchNewOrders';
export { watchNewOrders } from './watchNewOrders';
