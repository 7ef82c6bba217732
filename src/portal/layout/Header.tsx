import { useAtomValue } from 'jotai';
import { Menu } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import { vendorAtom } from '../../core/vendor/queries';
import { Slot } from '../../ui/patterns/host/Slot';
import { MessageLog } from '../../ui/patterns/toast/MessageLog';
import { IconButton } from '../../ui/primitives/IconButton';
import { screenOnly, truncate } from '../../ui/theme/mixins';
import { box, color, font, headerHeight, space } from '../../ui/theme/theme';
import messages from '../messages.en.json';
import { usePortalProps } from '../portalProps';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${headerHeight};
  padding-inline: ${space[2]};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  & > span {
    ${truncate}
    flex: 1;
    font-size: ${font.size.sm};
    font-weight: ${font.weight.strong};
  }
  ${box.fromMedium} {
    padding-inline: ${space[5]};
    & > [data-part='menu'] {
      display: none;
    }
  }
  & > :not(span) {
    ${screenOnly}
  }
`;

export function Header({ onOpenMenu }: { onOpenMenu?: () => void }) {
  const text = useText(messages);
  const { notices } = usePortalProps();
  const { data: vendor } = useAtomValue(vendorAtom);
  // The dashboard already has the restaurant name as its title.
  const isOnDashboard = useLocation().pathname === paths.dashboard;
  return (
    <Bar>
      {onOpenMenu && (
        <IconButton
          data-part="menu"
          label={text('openMenu')}
          icon={<Menu size={20} />}
          onClick={onOpenMenu}
        />
      )}
      <span>{!isOnDashboard && (vendor?.restaurantName || text('restaurantFallback'))}</span>
      <Slot name="header" />
      <MessageLog notices={notices} />
    </Bar>
  );
}
