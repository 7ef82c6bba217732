import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { box, space } from '../../../ui/theme/theme';
import { useNewOrderCount } from '../live/useNewOrderCount';
import { usePolling } from '../live/usePolling';
import { UnconfirmedChanges } from './UnconfirmedChanges';

const Place = styled.div`
  padding: ${space[3]} ${space[4]} 0;
  &:empty {
    display: none;
  }
  ${box.fromMedium} {
    padding-inline: ${space[5]};
  }
`;

/** What goes on with the orders beside every screen: they stay fresh, and nothing gets lost. */
export function LiveOrders() {
  usePolling();
  const can = useAtomValue(accessAtom);
  return can(RIGHTS.seeOrders) && <WatchedOrders />;
}

function WatchedOrders() {
  useNewOrderCount();
  return (
    <Place>
      <UnconfirmedChanges />
    </Place>
  );
}
