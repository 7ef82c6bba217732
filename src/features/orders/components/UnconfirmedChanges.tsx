import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import messages from '../messages.en.json';
import { unconfirmedChangesAtom } from '../pendingChanges';
import { updatedAtAtom } from '../queries';
import { useOrderActions } from '../useOrderActions';

/** Lists changes that nobody confirmed, and asks again by itself once the server answers. */
export function UnconfirmedChanges() {
  const text = useText(messages);
  const unconfirmed = useUnconfirmed();
  if (unconfirmed.length === 0) return null;
  const numbers = unconfirmed.map(({ order }) => order.number).join(', ');
  return (
    <Banner tone="warning">
      {text('unconfirmedBanner', { count: unconfirmed.length })} {numbers}
    </Banner>
  );
}

function useUnconfirmed() {
  const { recheck } = useOrderActions();
  const updatedAt = useAtomValue(updatedAtAtom);
  const unconfirmed = useAtomValue(unconfirmedChangesAtom);
  const latest = useRef({ unconfirmed, recheck });
  useEffect(() => {
    latest.current = { unconfirmed, recheck };
  });
  // A fresh list shows that the server answers again.
  useEffect(() => {
    const now = latest.current;
    for (const change of now.unconfirmed) void now.recheck(change, { isQuiet: true });
  }, [updatedAt]);
  return unconfirmed;
}
