import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { connectionAtom, useConnection } from '../../core/connection/state';
import { useText } from '../../core/messages/useText';
import { formatsAtom } from '../../core/state/services';
import { Banner } from '../../ui/primitives/Banner';
import { depths, space } from '../../ui/theme/theme';
import messages from '../messages.en.json';

const Place = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${depths.bar};
  padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom, 0px));
`;

/** Stands at the foot of every signed-in screen while the marketplace is not reached. */
export function ConnectionBanner() {
  const text = useText(messages);
  const state = useConnection();
  const answeredAt = useAtomValue(connectionAtom)?.answeredAt() ?? null;
  const { dateTime } = useAtomValue(formatsAtom);
  if (state === 'good') return null;
  return (
    <Place>
      <Banner tone="danger">
        <strong>{text(state === 'offline' ? 'connectionOffline' : 'connectionSilent')}</strong>{' '}
        {text('connectionHelp')}{' '}
        {answeredAt !== null && text('connectionSince', { at: dateTime(answeredAt) })}
      </Banner>
    </Place>
  );
}
