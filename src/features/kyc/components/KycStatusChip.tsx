import { useText } from '../../../core/messages/useText';
import type { KycDetail } from '../../../core/vendor/kyc';
import { Quiet, Row } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import messages from '../messages.en.json';
import { isLocked } from '../rules/progress';

const LOOKS = {
  approved: { tone: 'success', label: 'statusApproved' },
  pending: { tone: 'warning', label: 'statusPending' },
  declined: { tone: 'danger', label: 'statusDeclined' },
} as const;

/** Approved, Pending or Declined (A2). Beside Pending stands what it means: missing or under review (b14). */
export function KycStatusChip({ detail }: { detail: KycDetail }) {
  const text = useText(messages);
  const { tone, label } = LOOKS[detail.status];
  return (
    <Row>
      <StatusChip tone={tone} label={text(label)} />
      {detail.status === 'pending' && (
        <Quiet>{text(isLocked(detail) ? 'noteReview' : 'noteMissing')}</Quiet>
      )}
    </Row>
  );
}
