import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { orderDetailAtom } from '../../../core/orders/live/detailQueries';
import { orderFeedAtom } from '../../../core/orders/live/orderFeed';
import { waitingOrdersAtom } from '../../../core/orders/live/queries';
import { orderLinkId } from '../../../core/orders/orderIds';
import { changedOrderAtom } from '../../../core/orders/statusChanges';
import type { Order } from '../../../core/orders/types';
import { byUrgency } from '../../../core/orders/urgency';
import { accessAtom, RIGHTS, screenNeeds } from '../../../core/permissions/access';
import { dashboardAtom } from '../../../core/restaurant/queries';
import { vendorAtom } from '../../../core/vendor/queries';
import { Slot } from '../../../ui/patterns/host/Slot';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Page } from '../../../ui/patterns/Page';
import { useHasFailed } from '../../../ui/patterns/QueryView';
import { box, scaled, space } from '../../../ui/theme/theme';
import { OrderQuestionDialog } from '../../orders/public';
import { DashboardStats } from '../components/DashboardStats';
import type { DayFactsProps } from '../components/DayFigures';
import { NewOrders } from '../components/NewOrders';
import { OrderPanel } from '../components/OrderPanel';
import messages from '../messages.en.json';

const DayMoney = lazyPage<'DayMoney', object>(() => import('../components/DayFigures'), 'DayMoney');
const DayFacts = lazyPage<'DayFacts', DayFactsProps>(
  () => import('../components/DayFigures'),
  'DayFacts',
);
const DayEnd = lazyPage<'DayEnd', object>(() => import('../components/DayFigures'), 'DayEnd');

/** Keeps the room of the figures of today, whose code is loaded after the first paint. */
const Room = styled.div`
  min-block-size: ${scaled(44)};
  ${box.narrow} {
    min-block-size: ${scaled(92)};
  }
`;

const NONE: readonly Order[] = [];

const emptyAtom = atom({ data: null });

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  ${box.wide} {
    &[data-open] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;

/** `/dashboard` */
export function DashboardPage() {
  const text = useText(messages);
  const { data: vendor } = useAtomValue(vendorAtom);
  const has = useAtomValue(hasScreenAtom);
  const can = useAtomValue(accessAtom);
  const hasOrders = has(paths.orders) && can(RIGHTS.seeOrders);
  const hasHistory =
    [paths.orders, paths.orderHistory].every(has) && can(screenNeeds(paths.orderHistory));
  return (
    <Page
      title={vendor?.restaurantName || text('restaurantFallback')}
      action={
        hasHistory && (
          <LazyPart isShown>
            <DayMoney />
          </LazyPart>
        )
      }
    >
      <Slot name="dashboardTop" />
      <LazyPart isShown fallback={<Room />}>
        <DayFacts {...{ hasOrders, hasHistory }} />
      </LazyPart>
      <DashboardStats />
      <Slot name="dashboardStats" />
      {has(paths.orders) && <WaitingOrders />}
      <LazyPart isShown>
        <DayEnd />
      </LazyPart>
      <Slot name="dashboardBottom" />
    </Page>
  );
}

function WaitingOrders() {
  const { query, orders } = useNewOrders();
  const [clicked, setClicked] = useState<Order | null>(null);
  const selected = useSelectedOrder(clicked, orders);
  useNextAfterAnswer(selected, orders, setClicked);
  return (
    <Columns data-open={selected !== null || undefined}>
      <NewOrders {...{ query, orders, selected }} onSelect={setClicked} />
      <OrderPanel order={selected} />
      <OrderQuestionDialog />
    </Columns>
  );
}

/**
 * The most urgent order first; from the dashboard's own list, without the orders answered since, until the waiting
 * orders are loaded (b46). A failure of these is shown above that list.
 */
function useNewOrders() {
  const dashboard = useAtomValue(dashboardAtom);
  const waiting = useAtomValue(waitingOrdersAtom);
  const hasFailed = useHasFailed(waiting);
  const { isOutdated } = useAtomValue(orderFeedAtom);
  const newOrders = waiting.data ?? dashboard.data?.orders.filter((order) => !isOutdated(order));
  const orders = useMemo(() => newOrders && byUrgency(newOrders), [newOrders]);
  return { query: { ...waiting, data: hasFailed ? undefined : orders }, orders: orders ?? NONE };
}

/** The current data of the clicked order: from the waiting list, else from its own request. */
function useSelectedOrder(clicked: Order | null, waiting: readonly Order[]) {
  const listed = waiting.find(({ id }) => id !== '' && id === clicked?.id);
  const unlisted = clicked?.id && !listed ? clicked : null;
  const { data } = useAtomValue(useMemo(() => unlistedAtom(unlisted), [unlisted]));
  return listed ?? data ?? clicked;
}

/** Selects the next order after the selected one has been answered here. */
function useNextAfterAnswer(
  selected: Order | null,
  waiting: readonly Order[],
  select: (order: Order) => void,
) {
  const [changedId, forgetChange] = useAtom(changedOrderAtom);
  const position = waiting.findIndex(({ id }) => id === selected?.id);
  const lastPosition = useRef(0);
  useEffect(() => {
    if (position >= 0) lastPosition.current = position;
    if (position >= 0 || changedId === null || changedId !== selected?.id) return;
    forgetChange(null);
    const next = waiting[lastPosition.current] ?? waiting.at(-1);
    if (next) select(next);
  }, [position, changedId, selected, waiting, select, forgetChange]);
}

function unlistedAtom(order: Order | null) {
  const linkId = order && orderLinkId(order);
  return linkId ? orderDetailAtom(linkId, order) : emptyAtom;
}
