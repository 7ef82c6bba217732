import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { clockAtom } from '../../../core/clock/state';
import { useText } from '../../../core/messages/useText';
import { updatedAtAtom } from '../../../core/orders/live/queries';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import { unconfirmedChangesAtom } from '../../../core/orders/statusChanges';
import { Banner } from '../../../ui/primitives/Banner';
import { box, space } from '../../../ui/theme/theme';
import messages from './messages.en.json';
import { useOrderActions } from './useOrderActions';

/** Shortest time between two look-ups of unconfirmed changes, in ms. */
const RECHECK_MS = 5_000;

const Slot = styled.div`
  padding: ${space[3]} ${space[4]} 0;
  ${box.fromMedium} {
    padding-inline: ${space[5]};
  }
`;

/** Lists changes with an unknown outcome and checks them again when the server responds. */
export function UnconfirmedChanges() {
  const text = useText(messages);
  const nameOf = useAtomValue(orderNameAtom);
  const unconfirmed = useUnconfirmed();
  if (unconfirmed.length === 0) return null;
  const numbers = unconfirmed.map(({ order }) => nameOf(order)).join(', ');
  return (
    <Slot>
      <Banner tone="warning">
        {text('unconfirmedBanner', { count: unconfirmed.length })} {numbers}
      </Banner>
    </Slot>
  );
}

function useUnconfirmed() {
  const { recheck } = useOrderActions();
  const updatedAt = useAtomValue(updatedAtAtom);
  const unconfirmed = useAtomValue(unconfirmedChangesAtom);
  const clock = useAtomValue(clockAtom);
  const checkedAt = useRef(-Infinity);
  const latest = useRef({ unconfirmed, recheck });
  useEffect(() => {
    latest.current = { unconfirmed, recheck };
  });
  // A successful poll means that the server responds again.
  useEffect(() => {
    const now = latest.current;
    // A failed look-up reads the list again, to check the connection. Without this limit, the look-up and the read
    // would trigger each other endlessly.
    if (clock.elapsed() - checkedAt.current < RECHECK_MS) return;
    if (now.unconfirmed.length > 0) checkedAt.current = clock.elapsed();
    for (const change of now.unconfirmed) void now.recheck(change, { isQuiet: true });
  }, [updatedAt, clock]);
  return unconfirmed;
}
