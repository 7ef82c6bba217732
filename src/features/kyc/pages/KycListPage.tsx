import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { regionAtom, servicesAtom, sessionAtom } from '../../../core/state/services';
import type { VendorKyc } from '../../../core/vendor/kyc';
import { vendorAtom } from '../../../core/vendor/queries';
import { Slot } from '../../../ui/patterns/host/Slot';
import { Page } from '../../../ui/patterns/Page';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { Card } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { box, color, scaled, space } from '../../../ui/theme/theme';
import { KycRow } from '../components/KycRow';
import { NextStep } from '../components/NextStep';
import { kycLinks, NO_REDIRECT } from '../links';
import messages from '../messages.en.json';
import { kycProgress } from '../rules/progress';
import { useToday } from '../useToday';
import { useVendorRecheck } from '../useVendorRecheck';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${box.wide} {
    grid-template-columns: minmax(${scaled(260)}, 1fr) minmax(0, 2fr);
  }
`;

const Rows = styled(Card)`
  list-style: none;
  overflow: hidden;
  & > li:not(:first-child) {
    border-block-start: 1px solid ${color.border};
  }
`;

/** `/vendor-kyc` and `/kyc-documents` (A2, B2) */
export function KycListPage() {
  const text = useText(messages);
  const vendor = useAtomValue(vendorAtom);
  const { pathname } = useLocation();
  useVendorRecheck();
  const isOnboarding = pathname === paths.vendorKyc;
  return (
    <Page title={text(isOnboarding ? 'listTitle' : 'listTitleMain')}>
      <QueryView
        query={vendor}
        empty={<EmptyState text={text('loadHelp')} />}
        skeleton={<Skeleton count={5} height="72px" />}
      >
        {({ kyc }) => <KycList kyc={kyc} />}
      </QueryView>
      <Slot name="kyc" />
    </Page>
  );
}

function KycList({ kyc }: { kyc: VendorKyc }) {
  const { pathname, state } = useLocation();
  const { phase } = useAtomValue(sessionAtom);
  const types = useAtomValue(regionAtom).kyc;
  const { isAllDone } = kycProgress(kyc, types, useToday());
  const isWaiting = isAllDone && phase === 'onboarding';
  useRedirectOnce(isWaiting && state !== NO_REDIRECT);
  const links = kycLinks(pathname);
  return (
    <Columns>
      <NextStep kyc={kyc} links={links} hasReviewPage={isWaiting} />
      <Rows as="ul" $padding={0}>
        {types.map((type) => (
          <li key={type}>
            <KycRow type={type} detail={kyc[type]} to={links.detail(type)} />
          </li>
        ))}
      </Rows>
    </Columns>
  );
}

/** Redirects to `/kyc-submitted`, once per session (b16). */
function useRedirectOnce(isDue: boolean) {
  const { session } = useAtomValue(servicesAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue || !session.claimReviewPage()) return;
    void navigate(paths.kycSubmitted, { replace: true });
  }, [isDue, session, navigate]);
}
