import { useText } from '../../../core/messages/useText';
import type { KycStatus } from '../../../core/vendor/kyc';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import messages from '../messages.en.json';

const LOOKS = {
  approved: { tone: 'success', label: 'statusApproved' },
  pending: { tone: 'warning', label: 'statusPending' },
  declined: { tone: 'danger', label: 'statusDeclined' },
} as const;

/** Approved, Pending or Declined (A2). */
export function KycStatusChip({ status }: { status: KycStatus }) {
  const text = useText(messages);
  const { tone, label } = LOOKS[status];
  return <StatusChip tone={tone} label={text(label)} />;
}
