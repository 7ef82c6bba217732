import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import type { KycDetail } from '../../../core/vendor/kyc';
import { Row, Text } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { font } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { isLocked } from '../rules/progress';

const LOOKS = {
  approved: { tone: 'success', label: 'statusApproved' },
  pending: { tone: 'warning', label: 'statusPending' },
  declined: { tone: 'danger', label: 'statusDeclined' },
} as const;

/** Quieter than the sentence before it. */
const Small = styled.span`
  & > span {
    padding-block: 0;
    font-weight: ${font.weight.regular};
  }
`;

/** Approved, Pending or Declined (A2). Before Pending stands what it means: missing or under review (b14). */
export function KycStatusChip({ detail }: { detail: KycDetail }) {
  const text = useText(messages);
  const { tone, label } = LOOKS[detail.status];
  const chip = <StatusChip tone={tone} label={text(label)} />;
  if (detail.status !== 'pending') return <Row>{chip}</Row>;
  return (
    <Row>
      <Text as="span" size="sm">
        {text(isLocked(detail) ? 'noteReview' : 'noteMissing')}
      </Text>
      <Small>{chip}</Small>
    </Row>
  );
}
