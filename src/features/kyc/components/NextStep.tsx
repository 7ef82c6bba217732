import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { KYC_TYPES, type VendorKyc } from '../../../core/vendor/kyc';
import { ButtonLink } from '../../../ui/primitives/ButtonLink';
import { Card } from '../../../ui/primitives/Card';
import { ProgressBar } from '../../../ui/primitives/ProgressBar';
import { Text } from '../../../ui/primitives/Text';
import { box, space } from '../../../ui/theme/theme';
import type { KycAddress } from '../address';
import messages from '../messages.en.json';
import { kycProgress } from '../progress';
import { useToday } from '../useToday';

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-self: start;
  gap: ${space[3]};
`;

const StepLink = styled(ButtonLink)`
  ${box.fromMedium} {
    justify-self: start;
  }
`;

interface NextStepProps {
  kyc: VendorKyc;
  address: KycAddress;
  /** While the vendor waits for approval there is a page that says so. */
  hasReviewPage: boolean;
}

/** How far one is, and the one thing to do now. */
export function NextStep({ kyc, address, hasReviewPage }: NextStepProps) {
  const text = useText(messages);
  const { done, isAllDone, next } = kycProgress(kyc, useToday());
  const total = KYC_TYPES.length;
  return (
    <Panel as="section">
      <ProgressBar label={text('doneCount', { done, total })} value={done / total} />
      {next && (
        <>
          <Text size="sm">
            {text(introTo(kyc[next].status), { item: text(`${next}ListLabel`) })}
          </Text>
          <StepLink to={address.detail(next)} variant="primary" size="lg">
            {text('continue')}
            <ArrowRight size={20} aria-hidden="true" />
          </StepLink>
        </>
      )}
      {!next && <Text size="sm">{text(hasReviewPage ? 'allDone' : 'allApproved')}</Text>}
      {isAllDone && hasReviewPage && (
        <StepLink to={paths.kycSubmitted} variant="primary" size="lg">
          {text('seeReview')}
        </StepLink>
      )}
    </Panel>
  );
}

function introTo(status: VendorKyc['bank']['status']) {
  if (status === 'declined') return 'nextDeclined';
  return status === 'approved' ? 'nextExpired' : 'nextIntro';
}
