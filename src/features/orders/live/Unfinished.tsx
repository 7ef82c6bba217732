import { useAtomValue } from 'jotai';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { hasUnsentProofsAtom } from '../../../core/orders/proof/unsent';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { UnsentProofs } from '../../proof/public';
import { UnconfirmedChanges } from '../status/UnconfirmedChanges';

/** What the backend may not have yet: changes of orders, and proofs of packing, which this also sends. */
export function Unfinished() {
  const has = useAtomValue(hasCapabilityAtom);
  const isUnsent = useAtomValue(hasUnsentProofsAtom);
  return (
    <>
      <UnconfirmedChanges />
      {has('orders.proof') && isUnsent && (
        <LazyPart isShown>
          <UnsentProofs />
        </LazyPart>
      )}
    </>
  );
}
