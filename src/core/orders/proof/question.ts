import { atom } from 'jotai';
import { hasCapabilityAtom } from '../../capabilities';
import { deviceDataAtom } from '../../device/deviceDataAtom';
import type { OrderStatus } from '../statuses';
import type { Order } from '../types';

export interface ProofQuestion {
  order: Order;
  /** Called once before the camera or a proof could delay a step of kitchen mode that waits to be undone. */
  confirm?: () => void;
  /** Whether the vendor adds a proof to an order that is ready, whatever the setting is. */
  isLater?: boolean;
}

/** The order whose proof is asked for. The code that is loaded then knows whether it is wanted for this order. */
export const proofQuestionAtom = atom<ProofQuestion | null>(null);

/** Asks for the proof of an order that becomes ready, if this device wants proofs; otherwise nothing is loaded. */
export const askProofAtom = atom(null, (get, set, question: ProofQuestion, to: OrderStatus) => {
  const isAsked = to === 'ready_to_pickup' && get(hasCapabilityAtom)('orders.proof');
  if (isAsked && get(deviceDataAtom).get('order_proof')) set(proofQuestionAtom, question);
});
