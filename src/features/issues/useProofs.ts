import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { formatsAtom } from '../../core/format/formatsAtom';
import { clip } from '../../core/format/wireValues';
import { useText } from '../../core/messages/useText';
import type { OrderIssue } from '../../core/orders/issues/types';
import { createOrderProofsAtom } from '../../core/orders/proof/queries';
import type { OrderProof } from '../../core/orders/proof/types';
import messages from './messages.en.json';

const NONE: readonly OrderProof[] = [];

/** The proofs of packing of the order, with the capability `orders.proof`; none until they are read. */
export function useProofs({ orderId, orderNumber }: OrderIssue): readonly OrderProof[] {
  const proofsAtom = useMemo(
    () => createOrderProofsAtom({ id: orderId, number: orderNumber }),
    [orderId, orderNumber],
  );
  return useAtomValue(proofsAtom).data ?? NONE;
}

/** A proof of packing in words: when, how many dishes were ticked, and the seal. */
export function useProofWords(): (proof: OrderProof) => string {
  const text = useText(messages);
  const { dateTime } = useAtomValue(formatsAtom);
  return ({ at, lines, seal }) =>
    [
      dateTime(at),
      lines.length > 0 && text('proofTicked', { count: lines.length }),
      seal && text('proofSeal', { seal: clip(seal) }),
    ]
      .filter(Boolean)
      .join(' · ');
}
