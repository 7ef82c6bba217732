import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { connectionAtom, useConnection } from '../../core/connection/state';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { formatsAtom } from '../../core/state/services';
import { Banner } from '../../ui/primitives/Banner';
import { Button } from '../../ui/primitives/Button';
import { depths, space } from '../../ui/theme/theme';
import messages from '../messages.en.json';

const Place = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${depths.bar};
  padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom, 0px));
`;

/** Asks for what is on the screen; whoever waits for the next reading by itself waits up to 24 s. */
function TryAgain() {
  const text = useText(messages);
  const cache = useAtomValue(queryClientAtom);
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await cache.refetchQueries({ type: 'active' });
    setAsking(false);
  };
  return (
    <Button size="sm" isBusy={isAsking} onClick={() => void ask()}>
      {text('tryAgain')}
    </Button>
  );
}

/** Stands at the foot of every signed-in screen while the marketplace is not reached. */
export function ConnectionBanner() {
  const text = useText(messages);
  const state = useConnection();
  const answeredAt = useAtomValue(connectionAtom)?.answeredAt() ?? null;
  const { dateTime } = useAtomValue(formatsAtom);
  if (state === 'good') return null;
  return (
    <Place>
      <Banner tone="danger" action={<TryAgain />}>
        <strong>{text(state === 'offline' ? 'connectionOffline' : 'connectionSilent')}</strong>{' '}
        {text('connectionHelp')}{' '}
        {answeredAt !== null && text('connectionSince', { at: dateTime(answeredAt) })}
      </Banner>
    </Place>
  );
}
