import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { orderQuestionAtom } from '../../../core/orders/statusChanges';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';

const OrderQuestion = lazyPage(() => import('./OrderQuestion'), 'OrderQuestion');

/** Accepts or rejects a new order; a refetch of the board does not close it. */
export function OrderQuestionDialog() {
  const [question, setQuestion] = useAtom(orderQuestionAtom);
  // Leaving the board closes the dialog, so that it does not open again when the vendor returns.
  useEffect(() => () => setQuestion(null), [setQuestion]);
  return (
    <LazyPart isShown={question !== null}>
      <OrderQuestion />
    </LazyPart>
  );
}
