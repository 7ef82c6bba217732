import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { regionAtom } from '../../../core/state/services';
import type { VendorKyc } from '../../../core/vendor/kyc';
import { ButtonLink } from '../../../ui/primitives/Button';
import { Card, Text } from '../../../ui/primitives/layout/Layout';
import { ProgressBar } from '../../../ui/primitives/ProgressBar';
import { box, space } from '../../../ui/theme/theme';
import type { KycLinks } from '../links';
import messages from '../messages.en.json';
import { kycProgress } from '../rules/progress';
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

const COUNTS = ['approved', 'review', 'declined', 'missing'] as const;

interface NextStepProps {
  kyc: VendorKyc;
  links: KycLinks;
  /** True during onboarding, when `/kyc-submitted` can be opened. */
  hasReviewPage: boolean;
}

export function NextStep({ kyc, links, hasReviewPage }: NextStepProps) {
  const text = useText(messages);
  const types = useAtomValue(regionAtom).kyc;
  const { counts, isAllDone, next } = kycProgress(kyc, types, useToday());
  const total = types.length;
  return (
    <Panel as="section">
      <ProgressBar
        label={COUNTS.filter((state) => counts[state] > 0)
          .map((state) => text(`${state}Count`, { count: counts[state] }))
          .join(', ')}
        value={total === 0 ? 1 : counts.approved / total}
      />
      {next && (
        <>
          <Text size="sm">
            {text(introTo(kyc[next].status), { item: text(`${next}ListLabel`) })}
          </Text>
          <StepLink to={links.detail(next)} variant="primary" size="lg">
            {text('continue')}
            <ArrowRight size={20} />
          </StepLink>
        </>
      )}
      {!next && <Text size="sm">{text(hasReviewPage ? 'allDone' : 'allApproved', { total })}</Text>}
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
