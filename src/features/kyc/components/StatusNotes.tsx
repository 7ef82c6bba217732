import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { KycDetail } from '../../../core/vendor/kyc';
import { Banner } from '../../../ui/primitives/Banner';
import messages from '../messages.en.json';
import { isLocked } from '../rules/progress';
import { validityOf } from '../rules/validity';
import { useToday } from '../useToday';

const Reason = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Shows the server's reason, even if the status is not "declined". */
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

/** An approved document can expire later. */
function Approved({ expiry }: { expiry: string }) {
  const text = useText(messages);
  const { isoDay } = useAtomValue(formatsAtom);
  const isExpired = validityOf(isoDay(expiry), useToday()) === 'expired';
  return isExpired ? (
    <Banner tone="warning">{text('expiredBanner')}</Banner>
  ) : (
    <Banner tone="success">{text('approvedBanner')}</Banner>
  );
}
