import { useAtomValue } from 'jotai';
import { Clock, FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { regionAtom, sessionAtom } from '../../../core/state/services';
import type { VendorKyc } from '../../../core/vendor/kyc';
import { vendorAtom } from '../../../core/vendor/queries';
import { Banner } from '../../../ui/primitives/Banner';
import { ButtonLink } from '../../../ui/primitives/Button';
import { Card, Quiet, Text } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { color, font, space } from '../../../ui/theme/theme';
import { NO_REDIRECT } from '../links';
import messages from '../messages.en.json';
import { isDone } from '../rules/progress';
import { useVendorRecheck } from '../useVendorRecheck';

const RECHECK_MS = 30_000;

const Column = styled.div`
  display: grid;
  gap: ${space[4]};
  max-inline-size: 560px;
  margin-inline: auto;
  padding: ${space[6]} ${space[4]};
`;

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[3]};
  text-align: center;
  & > svg {
    color: ${color.primary};
  }
`;

const Title = styled.h1`
  font-size: ${font.size.xl};
  outline: none;
`;

const Contact = styled(Text)`
  & > a {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

/** `/kyc-submitted`: rechecks until the vendor is approved, then opens the dashboard (A2, B2). */
export function KycSubmittedPage({ contact }: { contact: ReactNode }) {
  const text = useText(messages);
  const { phase } = useAtomValue(sessionAtom);
  const { data: vendor } = useAtomValue(vendorAtom);
  const types = useAtomValue(regionAtom).kyc;
  useVendorRecheck({ everyMs: RECHECK_MS });
  if (phase === 'active') return <Navigate to={paths.dashboard} replace />;
  const isDeclined = types.some((type) => vendor?.kyc[type].status === 'declined');
  return (
    <Column>
      {vendor && <Unfinished kyc={vendor.kyc} />}
      <Panel $padding={5}>
        {isDeclined ? <FileX size={48} /> : <Clock size={48} />}
        <Title data-vp-part="page-title" tabIndex={-1}>
          {text('submittedTitle')}
        </Title>
        {!isDeclined && <Waiting />}
        <ButtonLink
          variant={isDeclined ? 'primary' : 'secondary'}
          to={paths.vendorKyc}
          state={NO_REDIRECT}
        >
          {text('seeDetails')}
        </ButtonLink>
        <Contact size="sm">
          {text('questions')} {contact}
        </Contact>
      </Panel>
    </Column>
  );
}

/** Not shown next to a declined verification, which nobody reviews until it is corrected. */
function Waiting() {
  const text = useText(messages);
  return (
    <>
      <StatusChip tone="warning" label={text('submittedStatus')} />
      <Text>{text('submittedText')}</Text>
      <Quiet as="p">{text('submittedHelp')}</Quiet>
    </>
  );
}

/** Shown if a verification was declined, or if the URL was opened before all were submitted. */
function Unfinished({ kyc }: { kyc: VendorKyc }) {
  const text = useText(messages);
  const types = useAtomValue(regionAtom).kyc;
  if (types.some((type) => kyc[type].status === 'declined')) {
    return <Banner tone="danger">{text('submittedDeclined')}</Banner>;
  }
  if (types.every((type) => isDone(kyc[type]))) return null;
  return <Banner tone="warning">{text('submittedMissing')}</Banner>;
}
