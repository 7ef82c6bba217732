import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { KycDetail } from '../../../core/vendor/kyc';
import { Banner } from '../../../ui/primitives/Banner';
import messages from '../messages.en.json';
import { isLocked } from '../progress';

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
      {isLocked(detail) && <Banner tone="info">{text('reviewBanner')}</Banner>}
      {detail.status === 'approved' && <Banner tone="success">{text('approvedBanner')}</Banner>}
    </>
  );
}
