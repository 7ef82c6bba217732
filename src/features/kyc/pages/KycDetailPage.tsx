import { useAtomValue } from 'jotai';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import type { KycType, VendorKyc } from '../../../core/vendor/kyc';
import { vendorAtom } from '../../../core/vendor/queries';
import { EmptyState } from '../../../ui/patterns/EmptyState';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Card } from '../../../ui/primitives/Card';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { box, space } from '../../../ui/theme/theme';
import { kycAddress, readKycType } from '../address';
import { Guidance } from '../components/Guidance';
import { KycForm } from '../components/KycForm';
import { KycStatusChip } from '../components/KycStatusChip';
import { StatusNotes } from '../components/StatusNotes';
import messages from '../messages.en.json';
import { STAY } from '../stay';
import { useVendorRecheck } from '../useVendorRecheck';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${box.wide} {
    grid-template-columns: minmax(0, 640px) minmax(240px, 1fr);
    & > aside {
      order: 2;
    }
  }
`;

const FormCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** `…/kyc-detail?type=bank|fssai|gst|pan`: one verification (specification B 2, decision b19). */
export function KycDetailPage() {
  const text = useText(messages);
  const [search] = useSearchParams();
  const type = readKycType(search);
  const vendor = useAtomValue(vendorAtom);
  useVendorRecheck();
  const navigate = useNavigate();
  const { list } = kycAddress(useLocation().pathname);
  const empty = (help: 'emptyHelp' | 'loadHelp') => (
    <Card>
      <EmptyState text={text('empty')} help={text(help)} />
    </Card>
  );
  return (
    <Page
      title={text(type ? `${type}Title` : 'unknownTitle')}
      titleNote={type && vendor.data && <KycStatusChip status={vendor.data.kyc[type].status} />}
      onBack={() => void navigate(list, { state: STAY })}
      backLabel={text('backToList')}
    >
      {type ? (
        <QueryView
          query={vendor}
          empty={empty('loadHelp')}
          skeleton={<Skeleton count={4} height="64px" />}
        >
          {({ kyc }) => <KycDetailView key={type} type={type} kyc={kyc} />}
        </QueryView>
      ) : (
        empty('emptyHelp')
      )}
    </Page>
  );
}

function KycDetailView({ type, kyc }: { type: KycType; kyc: VendorKyc }) {
  return (
    <>
      <StatusNotes detail={kyc[type]} />
      <Columns>
        <Guidance type={type} />
        <FormCard>
          <KycForm type={type} kyc={kyc} />
        </FormCard>
      </Columns>
    </>
  );
}
