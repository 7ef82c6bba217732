import { useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { leaveGuardAtom } from '../../core/navigation/leaveGuard';
import { paths } from '../../core/navigation/paths';
import { servicesAtom } from '../../core/state/services';
import { MessageLog } from '../../ui/patterns/toast/MessageLog';
import { Button } from '../../ui/primitives/Button';
import { Row } from '../../ui/primitives/layout/Layout';
import messages from '../messages.en.json';
import { usePortalProps } from '../portalProps';
import { Brand } from './Brand';
import { ScreenFrame, TopBar } from './ScreenFrame';

const Actions = styled(Row)`
  flex: none;
`;

/** Layout of the KYC screens; "Back to login" clears the session (A2). */
export function OnboardingLayout() {
  const text = useText(messages);
  const { session } = useAtomValue(servicesAtom);
  const { notices } = usePortalProps();
  const navigate = useNavigate();
  const guard = useAtomValue(leaveGuardAtom);
  const leave = () =>
    guard.leave(() => {
      session.clear('user');
      void navigate(paths.landing, { replace: true });
    });
  return (
    <ScreenFrame
      header={
        <TopBar>
          <Brand />
          <Actions isOneLine gap={1}>
            <MessageLog notices={notices} />
            <Button size="sm" icon={<ArrowLeft size={16} />} onClick={leave}>
              {text('backToLogin')}
            </Button>
          </Actions>
        </TopBar>
      }
    />
  );
}
