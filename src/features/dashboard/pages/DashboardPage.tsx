import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { vendorAtom } from '../../../core/vendor/queries';
import { Page } from '../../../ui/patterns/Page';
import { box, space } from '../../../ui/theme/theme';
import { type Order, waitingOrdersAtom } from '../../orders/public';
import { DashboardStats } from '../components/DashboardStats';
import { NewOrders } from '../components/NewOrders';
import { OrderPanel } from '../components/OrderPanel';
import messages from '../messages.en.json';
import { dashboardAtom } from '../queries';
import { useFresh } from '../useFresh';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  ${box.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** `/dashboard`: five figures, the orders that wait, and the one that was clicked. */
export function DashboardPage() {
  const text = useText(messages);
  const { data: vendor } = useAtomValue(vendorAtom);
  const newOrders = useNewOrders();
  const [clicked, setClicked] = useState<Order | null>(null);
  const selected = useFresh(clicked, newOrders.data);
  return (
    <Page title={vendor?.restaurantName || text('restaurantFallback')}>
      <DashboardStats />
      <Columns>
        <NewOrders query={newOrders} selected={selected} onSelect={setClicked} />
        <OrderPanel order={selected} />
      </Columns>
    </Page>
  );
}

/** The dashboard's own list paints first; the waiting call keeps it fresh (decision b46). */
function useNewOrders() {
  const dashboard = useAtomValue(dashboardAtom);
  const waiting = useAtomValue(waitingOrdersAtom);
  if (waiting.data || !dashboard.data) return waiting;
  return { ...waiting, data: dashboard.data.orders, dataUpdatedAt: dashboard.dataUpdatedAt };
}
