import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip, record, safeId, toText } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { RETURNING } from '../../../core/navigation/returning';
import { orderDetailAtom } from '../../../core/orders/live/detailQueries';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import { statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { OrderStatusChip } from '../../../ui/orders/OrderStatusChip';
import { HostMenu } from '../../../ui/patterns/host/HostMenu';
import { Page } from '../../../ui/patterns/Page';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { Text } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { box } from '../../../ui/theme/theme';
import { PrintButton } from '../../printing/public';
import { OrderDue } from '../board/OrderDue';
import { dueStyles } from '../cardStyles';
import messages from '../detail/messages.en.json';
import { OrderDetail } from '../detail/OrderDetail';
import { toOrderSummary } from '../orderSummary';
import { useOrderGate } from '../status/orderGate';

const Due = styled.div`
  align-self: center;
  ${dueStyles}
  ${box.narrow} {
    --vp-due-width: min-content;
  }
`;

const NO_ENTRIES = [] as const;

/** One order, opened from the board or from the history (A2). */
export function OrderDetailPage() {
  const { orderId } = useParams();
  const linkId = safeId(orderId);
  // An unsafe id is never sent (c3).
  return linkId === null ? <UnknownOrder /> : <OrderOfLink key={linkId} linkId={linkId} />;
}

function OrderOfLink({ linkId }: { linkId: string }) {
  const text = useText(messages);
  const query = useAtomValue(useMemo(() => orderDetailAtom(linkId), [linkId]));
  if (query.data === null) return <UnknownOrder />;
  return (
    <Frame order={query.data}>
      <QueryView
        query={query}
        empty={<EmptyState text={text('failed')} help={text('failedHelp')} />}
        skeleton={<Skeleton count={2} height="220px" gap="16px" />}
      >
        {(order) => order && <OrderDetail order={order} />}
      </QueryView>
    </Frame>
  );
}

function ElsewhereChip({ order }: { order: Order }) {
  const { gate, blockedBy } = useOrderGate(order);
  const label = gate === 'changingElsewhere' && blockedBy;
  return <span role="status">{label && <StatusChip tone="info" label={label} />}</span>;
}

function UnknownOrder() {
  const text = useText(messages);
  return (
    <Frame>
      <EmptyState text={text('notFound')} help={text('notFoundHelp')} />
    </Frame>
  );
}

function Frame({ order, children }: { order?: Order | undefined; children: ReactNode }) {
  const text = useText(messages);
  const { dateTime } = useAtomValue(formatsAtom);
  const nameOf = useAtomValue(orderNameAtom);
  const { label, goBack } = useBackToList();
  const number = clip(order?.number ?? '');
  const title = order ? text('title', { number }) : text('titleUnknown');
  return (
    <Page
      title={title}
      titleView={order && text('title', { number: nameOf(order) })}
      titleNote={
        order && (
          <>
            <OrderStatusChip order={order} />
            <Text size="sm" tone="textMuted">
              {text('placedAt', { at: dateTime(order.createdAt) })}
            </Text>
            <ElsewhereChip order={order} />
          </>
        )
      }
      secondary={
        order && (
          <>
            <PrintButton order={order} isLabelled />
            <HostMenu
              kind="order"
              toRecord={() => toOrderSummary(order)}
              variant="secondary"
              items={NO_ENTRIES}
            />
          </>
        )
      }
      action={
        order &&
        statusFacts(order.status).actor !== null && (
          <Due>
            <OrderDue order={order} />
          </Due>
        )
      }
      onBack={goBack}
      backLabel={label}
    >
      {children}
    </Page>
  );
}

/** Returns to the list that the path belongs to (A2), with its last query string. */
function useBackToList() {
  const text = useText(messages);
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const isHistory = pathname.includes('order-history');
  const to = {
    pathname: isHistory ? paths.orderHistory : paths.orders,
    search: toText(record(state).search),
  };
  return {
    label: text(isHistory ? 'backToHistory' : 'back'),
    goBack: () => void navigate(to, { state: RETURNING }),
  };
}
