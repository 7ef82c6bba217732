import { hasCapabilityAtom } from '../../capabilities';
import { queryAtom } from '../../state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../state/services';
import { fetchOrder } from '../api';
import type { Order } from '../types';
import { proofKeys } from './keys';
import type { OrderProof } from './types';
import { toProofs } from './wire';

/** A proof that another device has sent is read when the order is opened again. */
const STALE_MS = 30_000;

/**
 * The proofs of an order, the oldest first, with the capability `orders.proof`; otherwise no call is made. The board's
 * copy of an order may have none, so the order is read once more. Create this atom in `useMemo`.
 */
export function createOrderProofsAtom({ id, number }: Pick<Order, 'id' | 'number'>) {
  return queryAtom<readonly OrderProof[], readonly unknown[]>((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    return {
      queryKey: proofKeys.ofOrder(restaurantId, id),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        toProofs((await fetchOrder(api, { id, number }, signal))?.proofs),
      enabled: restaurantId !== '' && id !== '' && get(hasCapabilityAtom)('orders.proof'),
      staleTime: STALE_MS,
    };
  });
}
