import { useAtomValue } from 'jotai';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { regionAtom } from '../../../core/state/services';
import type { KycType, VendorKyc } from '../../../core/vendor/kyc';
import { vendorAtom } from '../../../core/vendor/queries';
import { Page } from '../../../ui/patterns/Page';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { Card, Heading, Stack } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { box, color, font, scaled, space } from '../../../ui/theme/theme';
import { KycForm } from '../components/KycForm';
import { KycStatusChip } from '../components/KycStatusChip';
import { StatusNotes } from '../components/StatusNotes';
import { kycLinks, NO_REDIRECT, readKycType } from '../links';
import messages from '../messages.en.json';
import { useVendorRecheck } from '../useVendorRecheck';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${box.wide} {
    grid-template-columns: minmax(0, ${scaled(640)}) minmax(${scaled(240)}, 1fr);
    & > aside {
      order: 2;
    }
  }
`;

/** `…/kyc-detail?type=bank|fssai|gst|pan` (B2, b19) */
export function KycDetailPage() {
  const text = useText(messages);
  const [search] = useSearchParams();
  const type = readKycType(search, useAtomValue(regionAtom).kyc);
  const vendor = useAtomValue(vendorAtom);
  useVendorRecheck();
  const navigate = useNavigate();
  const { list } = kycLinks(useLocation().pathname);
  const empty = (help: 'emptyHelp' | 'loadHelp') => (
    <Card>
      <EmptyState text={text('empty')} help={text(help)} />
    </Card>
  );
  return (
    <Page
      title={text(type ? `${type}Title` : 'unknownTitle')}
      titleNote={type && vendor.data && <KycStatusChip detail={vendor.data.kyc[type]} />}
      onBack={() => void navigate(list, { state: NO_REDIRECT })}
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
        <Card>
          <Stack>
            <KycForm type={type} kyc={kyc} />
          </Stack>
        </Card>
      </Columns>
    </>
  );
}

const Panel = styled(Card)`
  display: grid;
  gap: ${space[3]};
  align-self: start;
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: 18px;
  list-style: disc;
  color: ${color.textMuted};
  font-size: ${font.size.sm};
`;

function Guidance({ type }: { type: KycType }) {
  const text = useText(messages);
  return (
    <Panel as="aside">
      <Heading>{text('guidanceTitle')}</Heading>
      <List>
        <li>{text(`${type}Guidance1`)}</li>
        <li>{text(`${type}Guidance2`)}</li>
        <li>{text(`${type}Guidance3`)}</li>
      </List>
    </Panel>
  );
}
