export { streamLogs } from './data';
export type { PaymentLog } from './types';
