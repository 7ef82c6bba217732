import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { connectionAtom, useConnection } from '../../core/connection/state';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { formatsAtom } from '../../core/format/formatsAtom';
import { Banner } from '../../ui/primitives/Banner';
import { Button } from '../../ui/primitives/Button';
import { depths, space } from '../../ui/theme/theme';
import messages from '../messages.en.json';

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${depths.bar};
  padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom, 0px));
`;

/** Refetches what is on the screen, because the next automatic poll may be up to 24 s away. */
function TryAgain() {
  const text = useText(messages);
  const cache = useAtomValue(queryClientAtom);
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await cache.refetchQueries({ type: 'active' });
    setBusy(false);
  };
  return (
    <Button size="sm" isBusy={isBusy} onClick={() => void retry()}>
      {text('tryAgain')}
    </Button>
  );
}

/** Shown on signed-in screens while the backend cannot be reached. */
export function ConnectionBanner() {
  const text = useText(messages);
  const state = useConnection();
  const answeredAt = useAtomValue(connectionAtom)?.answeredAt() ?? null;
  const { dateTime } = useAtomValue(formatsAtom);
  if (state === 'good') return null;
  return (
    <Bar>
      <Banner tone="danger" action={<TryAgain />}>
        <strong>{text(state === 'offline' ? 'connectionOffline' : 'connectionSilent')}</strong>{' '}
        {text('connectionHelp')}{' '}
        {answeredAt !== null && text('connectionSince', { at: dateTime(answeredAt) })}
      </Banner>
    </Bar>
  );
}
