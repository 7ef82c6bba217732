import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import { onlyPathAtom } from '../../core/navigation/screens';
import { vendorAtom } from '../../core/vendor/queries';
import { Slot } from '../../ui/patterns/host/Slot';
import { LatePart } from '../../ui/patterns/LazyPart';
import { lazyPage } from '../../ui/patterns/lazyPage';
import { MessageLog } from '../../ui/patterns/toast/MessageLog';
import {
  box,
  clampLines,
  color,
  font,
  headerHeight,
  screenOnly,
  space,
  truncate,
} from '../../ui/theme/theme';
import messages from '../messages.en.json';
import { usePortalProps } from '../portalProps';

const Shift = lazyPage(() => import('../../features/shift/public'), 'Shift');

const Bar = styled.header`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  min-block-size: ${headerHeight};
  padding-inline: ${space[4]} ${space[2]};
  border-block-end: 1px solid ${color.border};
  & > span {
    ${truncate}
    flex: 1;
    line-height: ${headerHeight};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.strong};
  }
  ${box.narrow} {
    & > span:not(:empty) {
      ${clampLines(2)}
      line-height: ${font.line.tight};
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
  /* Large text leaves no room for the name next to the buttons. */
  ${box.tiny} {
    justify-content: end;
    gap: 0;
    padding-inline: ${space[2]};
    /* The shift and the messages fit in one row. */
    & > [data-part='shift'] {
      padding-inline: ${space[1]};
      font-size: ${font.size.xs};
    }
    & > span:not(:empty) {
      flex: 1 0 100%;
      padding-block-start: ${space[2]};
    }
  }
  ${box.fromMedium} {
    flex-wrap: nowrap;
    padding-inline: ${space[5]};
  }
  & > :not(span) {
    ${screenOnly}
  }
`;

export function Header() {
  const text = useText(messages);
  const { notices } = usePortalProps();
  const { data: vendor } = useAtomValue(vendorAtom);
  // The dashboard already has the restaurant name as its title.
  const isOnDashboard = useLocation().pathname === paths.dashboard;
  const isPart = useAtomValue(onlyPathAtom) !== null;
  const isNamed = !isPart && !isOnDashboard;
  return (
    <Bar data-vp-part="header">
      <span>{isNamed && <bdi>{vendor?.restaurantName || text('restaurantFallback')}</bdi>}</span>
      <LatePart>
        <Shift label={text('shift')} />
      </LatePart>
      <Slot name="header" />
      <MessageLog notices={notices} />
    </Bar>
  );
}
