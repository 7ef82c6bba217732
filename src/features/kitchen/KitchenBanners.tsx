import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { connectionAtom, useConnection } from '../../core/connection/state';
import { formatsAtom } from '../../core/format/formatsAtom';
import { useText } from '../../core/messages/useText';
import { outagesAtom } from '../../core/orders/alarm/outage';
import { hasUnsentProofsAtom } from '../../core/orders/proof/unsent';
import { LazyPart } from '../../ui/patterns/LazyPart';
import { Banner } from '../../ui/primitives/Banner';
import { Button } from '../../ui/primitives/Button';
import { StuckProofs } from '../proof/public';
import type { WakeState } from './device/useWakeLock';
import messages from './messages.en.json';

interface KitchenBannersProps {
  wake: WakeState;
  /** How to keep the screen on. */
  wakeHelp: string;
  /** Whether a list could not be read. */
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shows problems above the tickets until they are solved. */
export function KitchenBanners(props: KitchenBannersProps) {
  const { wake, wakeHelp, hasFailed, isRetrying, onRetry } = props;
  const text = useText(messages);
  const isReached = useConnection() === 'good';
  const isUnsent = useAtomValue(hasUnsentProofsAtom);
  return (
    <>
      {!isReached && <NoConnection />}
      {isReached && hasFailed && (
        <Banner
          tone="danger"
          action={
            <Button isBusy={isRetrying} onClick={onRetry}>
              {text('tryAgain')}
            </Button>
          }
        >
          {text('failed')}
        </Banner>
      )}
      <Outages />
      {isUnsent && (
        <LazyPart isShown>
          <StuckProofs />
        </LazyPart>
      )}
      {(wake === 'missing' || wake === 'refused') && <MayDim wake={wake} help={wakeHelp} />}
    </>
  );
}

/** The other reasons why no orders arrive in this kitchen (c44). */
function Outages() {
  const text = useText(messages);
  const outages = useAtomValue(outagesAtom);
  return (
    <>
      {outages.includes('tickets') && <Banner tone="danger">{text('ticketsOutage')}</Banner>}
      {outages.includes('push') && <Banner tone="danger">{text('pushOutage')}</Banner>}
    </>
  );
}

function NoConnection() {
  const text = useText(messages);
  const answeredAt = useAtomValue(connectionAtom)?.answeredAt() ?? null;
  const { time } = useAtomValue(formatsAtom);
  return (
    <Banner tone="danger">
      {text('noConnectionHelp')}{' '}
      {answeredAt !== null && text('updatedAt', { at: time(answeredAt) })}
    </Banner>
  );
}

/** In one row, because it takes space from the tickets; the settings have the help. */
function MayDim({ wake, help }: { wake: 'missing' | 'refused'; help: string }) {
  const text = useText(messages);
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <Banner
      tone="warning"
      action={<Button onClick={() => setRead(true)}>{text('understood')}</Button>}
    >
      <strong>{text(wake === 'missing' ? 'mayDimMissing' : 'mayDimRefused')}</strong>{' '}
      <span data-part="help">{help}</span>
    </Banner>
  );
}
