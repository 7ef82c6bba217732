import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { sessionAtom } from '../../../core/state/services';
import { KYC_TYPES, type VendorKyc } from '../../../core/vendor/kyc';
import { vendorAtom } from '../../../core/vendor/queries';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { EmptyState } from '../../../ui/patterns/EmptyState';
import { Card } from '../../../ui/primitives/Card';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { box, color, space } from '../../../ui/theme/theme';
import { kycAddress } from '../address';
import { KycRow } from '../components/KycRow';
import { NextStep } from '../components/NextStep';
import messages from '../messages.en.json';
import { kycProgress } from '../progress';
import { STAY } from '../stay';
import { useForwardOnce } from '../useForwardOnce';
import { useToday } from '../useToday';
import { useVendorRecheck } from '../useVendorRecheck';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${box.wide} {
    grid-template-columns: minmax(260px, 1fr) minmax(0, 2fr);
  }
`;

const Rows = styled(Card)`
  list-style: none;
  overflow: hidden;
  & > li + li {
    border-block-start: 1px solid ${color.border};
  }
`;

/** `/vendor-kyc` and `/kyc-documents`: the four verifications (specification A 2, B 2). */
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
    </Page>
  );
}

function KycList({ kyc }: { kyc: VendorKyc }) {
  const { pathname, state } = useLocation();
  const { phase } = useAtomValue(sessionAtom);
  const { isAllDone } = kycProgress(kyc, useToday());
  const isWaiting = isAllDone && phase === 'onboarding';
  useForwardOnce(isWaiting && state !== STAY);
  const address = kycAddress(pathname);
  return (
    <Columns>
      <NextStep kyc={kyc} address={address} hasReviewPage={isWaiting} />
      <Rows as="ul" $padding={0}>
        {KYC_TYPES.map((type) => (
          <li key={type}>
            <KycRow type={type} detail={kyc[type]} to={address.detail(type)} />
          </li>
        ))}
      </Rows>
    </Columns>
  );
}
