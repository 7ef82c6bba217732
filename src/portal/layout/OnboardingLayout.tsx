import { useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import { Outlet, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { leaveGuardAtom } from '../../core/navigation/leaveGuard';
import { paths } from '../../core/navigation/paths';
import { servicesAtom } from '../../core/state/services';
import { MessageLog } from '../../ui/patterns/MessageLog';
import { Button } from '../../ui/primitives/Button';
import { Row } from '../../ui/primitives/Layout';
import { color, headerHeight, space } from '../../ui/theme/theme';
import messages from '../messages.en.json';
import { usePortalProps } from '../portalProps';
import { Brand } from './Brand';
import { Footer } from './Footer';
import { ScreenFrame } from './ScreenFrame';

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${headerHeight};
  padding-inline: ${space[2]};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
`;

const Actions = styled(Row)`
  flex: none;
`;

/** Where a vendor proves their business; the way back clears the session (specification A 2). */
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
        <Bar>
          <Brand />
          <Actions isOneLine gap={1}>
            <MessageLog notices={notices} />
            <Button size="sm" icon={<ArrowLeft size={16} />} onClick={leave}>
              {text('backToLogin')}
            </Button>
          </Actions>
        </Bar>
      }
      footer={<Footer />}
    >
      <Outlet />
    </ScreenFrame>
  );
}
