import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { hasCapabilityAtom } from '../../core/capabilities';
import { useText, useTranslate } from '../../core/messages/useText';
import { startSendingProofs, stuckProofsAtom } from '../../core/orders/proof/sendProofs';
import { generationAtom, notifyAtom, restaurantIdAtom } from '../../core/state/services';
import { Banner } from '../../ui/primitives/Banner';
import { box, space } from '../../ui/theme/theme';
import messages from './messages.en.json';

const Slot = styled.div`
  &:empty {
    display: none;
  }
  padding: ${space[3]} ${space[4]} 0;
  ${box.fromMedium} {
    padding-inline: ${space[5]};
  }
`;

/** Sends the proofs that the backend does not have yet, and says how many could not be sent. */
export function UnsentProofs() {
  useSending();
  return (
    <Slot>
      <StuckProofs />
    </Slot>
  );
}

/** How many proofs could not be sent; nothing while they are on their way. */
export function StuckProofs() {
  const text = useText(messages);
  const has = useAtomValue(hasCapabilityAtom);
  const { onDevice, inMemory } = useAtomValue(stuckProofsAtom);
  if (!has('orders.proof')) return null;
  return (
    <>
      {onDevice > 0 && <Banner tone="warning">{text('unsent', { count: onDevice })}</Banner>}
      {inMemory > 0 && <Banner tone="warning">{text('unsentHere', { count: inMemory })}</Banner>}
    </>
  );
}

function useSending() {
  const store = useStore();
  const translate = useTranslate();
  const notify = useAtomValue(notifyAtom);
  const generation = useAtomValue(generationAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  useEffect(() => {
    const text = translate(messages);
    return startSendingProofs({
      store,
      onLost: ({ orderNumber: number }, why) =>
        notify.error(text(why === 'old' ? 'lostOld' : 'lostGone', { number })),
    });
  }, [store, translate, notify, generation, restaurantId]);
}
