import { aborted } from '../../async/aborted';
import { lazyModule } from '../../async/lazyModule';
import type { Backend, OperationId } from '../../contracts/backend/backend';
import type { RawAnswer } from '../unwrap';
import type { MappedCall, Mapping } from './callMapping';

/** The functions of the `backend` prop; `undefined` for a call that follows the contract. */
export interface Mappings {
  find(operation: OperationId): Mapping | undefined;
  /** Returns what asks the function, and loads the code for it. A failed load is retried once. */
  ask(operation: OperationId): ((call: MappedCall) => Promise<RawAnswer>) | undefined;
}

const code = lazyModule(() => import('./callMapping'));

/** `getBackend` returns the current value of the `backend` prop. */
export function createMappings(getBackend: () => Backend | undefined): Mappings {
  function find(operation: OperationId): Mapping | undefined {
    const backend = getBackend();
    const mapping = backend?.[operation] as Mapping | undefined;
    return typeof mapping === 'function' ? mapping.bind(backend) : undefined;
  }
  return {
    find,
    ask(operation) {
      const mapping = find(operation);
      return (
        mapping &&
        (async (call) => {
          const { callMapping } = await Promise.race([code.load(), aborted(call.signal)]);
          return callMapping(mapping, call);
        })
      );
    },
  };
}
