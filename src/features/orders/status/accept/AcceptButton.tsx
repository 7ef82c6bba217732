import { useAtomValue, useSetAtom } from 'jotai';
import type { ComponentProps } from 'react';
import { useIsCutOff } from '../../../../core/connection/state';
import { useText } from '../../../../core/messages/useText';
import { Button } from '../../../../ui/primitives/Button';
import { lazyPage, useLoaded } from '../../../../ui/patterns/lazyPage';
import messages from '../../messages.en.json';
import { type AcceptButtonProps, oneTapMinutesAtom } from './oneTap';
import { orderQuestionAtom, useBlockedReason } from '../useOrderActions';

const OneTapButton = lazyPage(() => import('./OneTapButton'), 'OneTapButton');

/** Asks for the preparation time, or accepts at once if the device has a time for this. */
export function AcceptButton(props: AcceptButtonProps) {
  const minutes = useAtomValue(oneTapMinutesAtom);
  if (minutes === null) return <AskingButton {...props} />;
  return <LoadedButton {...props} minutes={minutes} />;
}

/** Until its code is there, and if it cannot be loaded, the button asks. */
function LoadedButton(props: ComponentProps<typeof OneTapButton>) {
  const isCutOff = useIsCutOff();
  const button = <OneTapButton {...props} />;
  const isSettled = useLoaded(button, !isCutOff);
  return isSettled && OneTapButton.isLoaded() ? button : <AskingButton {...props} />;
}

function AskingButton({ order, isBusy }: AcceptButtonProps) {
  const text = useText(messages);
  const openQuestion = useSetAtom(orderQuestionAtom);
  const blockedBy = useBlockedReason(order);
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
