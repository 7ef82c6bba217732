import { type PrimitiveAtom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { proofQuestionAtom } from '../../../core/orders/proof/question';
import { orderQuestionAtom } from '../../../core/orders/statusChanges';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { ProofQuestion } from '../../proof/public';

const OrderQuestion = lazyPage(() => import('./OrderQuestion'), 'OrderQuestion');

/** Accepts or rejects a new order, or asks what was packed; a refetch of the board does not close it. */
export function OrderQuestionDialog() {
  const question = useOpen(orderQuestionAtom);
  const proof = useOpen(proofQuestionAtom);
  return (
    <>
      <LazyPart isShown={question !== null}>
        <OrderQuestion />
      </LazyPart>
      {/* Not loaded before it is asked for the first time. */}
      {proof && (
        <LazyPart isShown>
          <ProofQuestion key={proof.order.id} {...proof} />
        </LazyPart>
      )}
    </>
  );
}

function useOpen<Question>(questionAtom: PrimitiveAtom<Question | null>): Question | null {
  const [question, setQuestion] = useAtom(questionAtom);
  // Leaving the board closes the dialog, so that it does not open again when the vendor returns.
  useEffect(() => () => setQuestion(null), [setQuestion]);
  return question;
}
