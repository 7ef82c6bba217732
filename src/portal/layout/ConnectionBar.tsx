import { useAtomValue } from 'jotai';
import { ChevronUp, CloudOff } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { connectionAtom, useConnection } from '../../core/connection/state';
import { formatsAtom } from '../../core/format/formatsAtom';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { Button } from '../../ui/primitives/Button';
import { EdgeBar } from '../../ui/primitives/EdgeBar';
import { focusRing, font, radius, space } from '../../ui/theme/theme';
import messages from '../messages.en.json';

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  font-weight: ${font.weight.strong};
  text-align: start;
  cursor: pointer;
  ${focusRing}
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const Details = styled.p`
  flex: 1 1 100%;
  padding-block-end: ${space[2]};
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
export function ConnectionBar() {
  const text = useText(messages);
  const state = useConnection();
  const answeredAt = useAtomValue(connectionAtom)?.answeredAt() ?? null;
  const { dateTime } = useAtomValue(formatsAtom);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (state === 'good') return null;
  const title = text(state === 'offline' ? 'connectionOffline' : 'connectionSilent');
  return (
    <EdgeBar aria-label={title}>
      <CloudOff size={20} />
      <p role="alert">
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <ChevronUp size={16} />
        </Toggle>
      </p>
      <TryAgain />
      <Details id={id} hidden={!isOpen}>
        {text('connectionHelp')}{' '}
        {answeredAt !== null && text('connectionSince', { at: dateTime(answeredAt) })}
      </Details>
    </EdgeBar>
  );
}
