import type { OperationId } from '../../contracts/backend/backend';
import { type Endpoint, type EndpointName, endpoints } from '../endpoints';

const STREAM: Endpoint = { method: 'GET', path: '/', body: 'none', timeout: 'bulk' };

/** What is known of a failed call. The path of a stream is not in the table. */
export function endpointOf(operation: OperationId): Endpoint {
  return endpoints[operation as EndpointName] ?? STREAM;
}
