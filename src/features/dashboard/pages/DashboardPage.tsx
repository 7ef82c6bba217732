import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { vendorAtom } from '../../../core/vendor/queries';
import { Slot } from '../../../ui/patterns/host/Slot';
import { Page } from '../../../ui/patterns/Page';
import { box, space } from '../../../ui/theme/theme';
import { DashboardStats } from '../components/DashboardStats';
import { NewOrders } from '../components/NewOrders';
import { OrderPanel } from '../components/OrderPanel';
import messages from '../messages.en.json';
import { dashboardAtom } from '../../../core/restaurant/queries';
import { useSelectedOrder } from '../useSelectedOrder';
import type { Order } from '../../../core/orders/types';
import { waitingOrdersAtom } from '../../../core/orders/live/queries';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  ${box.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** `/dashboard` */
export function DashboardPage() {
  const text = useText(messages);
  const { data: vendor } = useAtomValue(vendorAtom);
  const has = useAtomValue(hasScreenAtom);
  return (
    <Page title={vendor?.restaurantName || text('restaurantFallback')}>
      <Slot name="dashboardTop" />
      <DashboardStats />
      {has(paths.orders) && <WaitingOrders />}
      <Slot name="dashboardBottom" />
    </Page>
  );
}

function WaitingOrders() {
  const newOrders = useNewOrders();
  const [clicked, setClicked] = useState<Order | null>(null);
  const selected = useSelectedOrder(clicked, newOrders.data);
  return (
    <Columns>
      <NewOrders query={newOrders} selected={selected} onSelect={setClicked} />
      <OrderPanel order={selected} />
    </Columns>
  );
}

/** Shows the dashboard's own list until the waiting orders are loaded (b46). */
function useNewOrders() {
  const dashboard = useAtomValue(dashboardAtom);
  const waiting = useAtomValue(waitingOrdersAtom);
  if (waiting.data || !dashboard.data) return waiting;
  return { ...waiting, data: dashboard.data.orders, dataUpdatedAt: dashboard.dataUpdatedAt };
}
