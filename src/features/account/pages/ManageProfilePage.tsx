import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { vendorAtom } from '../../../core/vendor/queries';
import { EmptyState } from '../../../ui/patterns/list/EmptyState';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Card } from '../../../ui/primitives/layout/Card';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { Quiet } from '../../../ui/primitives/layout/Text';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { DeviceSettings } from '../../orders/public';
import { ProfileForm } from '../components/ProfileForm';
import messages from '../messages.en.json';

const Sheet = styled(Card)`
  max-inline-size: 560px;
`;

const Device = styled.div`
  max-inline-size: 560px;
`;

/** `/setting/manage-profile` (B2) */
export function ManageProfilePage() {
  const text = useText(messages);
  const vendor = useAtomValue(vendorAtom);
  return (
    <Page title={text('title')}>
      <Sheet $padding={5}>
        <QueryView
          query={vendor}
          empty={<EmptyState text={text('loadFailed')} help={text('loadHelp')} />}
          skeleton={<Skeleton count={3} height="64px" />}
        >
          {(profile) => (
            <Stack>
              <Quiet as="p">{text('intro')}</Quiet>
              <ProfileForm profile={profile} />
            </Stack>
          )}
        </QueryView>
      </Sheet>
      <Device>
        <DeviceSettings />
      </Device>
    </Page>
  );
}
