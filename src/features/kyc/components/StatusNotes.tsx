import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { timeZoneAtom } from '../../../core/state/services';
import type { KycDetail } from '../../../core/vendor/kyc';
import { Banner } from '../../../ui/primitives/Banner';
import messages from '../messages.en.json';
import { isLocked } from '../progress';
import { useToday } from '../useToday';
import { toDay, validityOf } from '../validity';

const Reason = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** How a verification stands, above its form; the reason is shown whenever there is one. */
export function StatusNotes({ detail }: { detail: KycDetail }) {
  const text = useText(messages);
  return (
    <>
      {detail.reason && (
        <Banner tone="danger">
          <strong>{text('reasonTitle')}</strong>
          <Reason>{clip(detail.reason)}</Reason>
        </Banner>
      )}
      {detail.status === 'declined' && !detail.reason && (
        <Banner tone="danger">{text('declinedBanner')}</Banner>
      )}
      {isLocked(detail) && <Banner tone="info">{text('reviewBanner')}</Banner>}
      {detail.status === 'approved' && <Approved expiry={detail.values.expiry} />}
    </>
  );
}

/** An approval does not outlast its document. */
function Approved({ expiry }: { expiry: string }) {
  const text = useText(messages);
  const timeZone = useAtomValue(timeZoneAtom);
  const isExpired = validityOf(toDay(expiry, timeZone), useToday()) === 'expired';
  return isExpired ? (
    <Banner tone="warning">{text('expiredBanner')}</Banner>
  ) : (
    <Banner tone="success">{text('approvedBanner')}</Banner>
  );
}
