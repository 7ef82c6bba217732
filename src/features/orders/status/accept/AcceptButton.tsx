import { useAtomValue, useSetAtom } from 'jotai';
import { useText } from '../../../../core/messages/useText';
import { Button } from '../../../../ui/primitives/Button';
import { OptionalPart } from '../../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../../ui/patterns/lazyPage';
import messages from '../../messages.en.json';
import { type AcceptButtonProps, oneTapMinutesAtom } from './oneTap';
import { orderQuestionAtom } from '../useOrderActions';

const OneTapButton = lazyPage(() => import('./OneTapButton'), 'OneTapButton');

/** Asks for the preparation time, or accepts at once if the device has a time for this. */
export function AcceptButton(props: AcceptButtonProps) {
  const minutes = useAtomValue(oneTapMinutesAtom);
  if (minutes === null) return <AskingButton {...props} />;
  return (
    <OptionalPart fallback={<AskingButton {...props} />}>
      <OneTapButton {...props} minutes={minutes} />
    </OptionalPart>
  );
}

function AskingButton({ order, isBusy, blockedBy }: AcceptButtonProps) {
  const text = useText(messages);
  const openQuestion = useSetAtom(orderQuestionAtom);
  const action = text('accept');
  return (
    <Button
      variant="primary"
      isBusy={isBusy}
      blockedBy={blockedBy}
      aria-label={text('ofOrder', { action, number: order.number })}
      data-shortcut="a"
      onClick={() => openQuestion({ kind: 'accept', order })}
    >
      {action}
    </Button>
  );
}
