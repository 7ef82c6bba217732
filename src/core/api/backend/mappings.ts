import type { Backend, OperationId } from '../../contracts/backend/backend';
import type { callMapping, Mapping } from './callMapping';

export interface Mappings {
  /** The function for a call; `undefined` if the call follows the contract. */
  find(operation: OperationId): Mapping | undefined;
  /** Loads the code that calls a function. A failed load is retried once. */
  load(): Promise<{ callMapping: typeof callMapping }>;
}

/** `getBackend` returns the current value of the `backend` prop. */
export function createMappings(getBackend: () => Backend | undefined): Mappings {
  return {
    find(operation) {
      const backend = getBackend();
      const mapping = backend?.[operation] as Mapping | undefined;
      return typeof mapping === 'function' ? mapping.bind(backend) : undefined;
    },
    load: () => import('./callMapping').catch(() => import('./callMapping')),
  };
}
