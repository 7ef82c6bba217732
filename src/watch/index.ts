export type {
  HeadersRecord,
  HostSession,
  PortalError,
  PortalErrorKind,
  RequestCall,
  RequestOptions,
  SessionRequest,
  SessionRequestReason,
  StorageAdapter,
  StorageKind,
  StorageName,
} from '../core/contracts';
export type { NewOrders, WatchOptions } from './types';
export { watchNewOrders } from './watchNewOrders';
