import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { clip, safeId } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import { EmptyState } from '../../../ui/patterns/EmptyState';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { Text } from '../../../ui/primitives/Text';
import { OrderStatusChip } from '../components/OrderStatusChip';
import messages from '../detail/messages.en.json';
import { OrderDetail } from '../detail/OrderDetail';
import { orderDetailAtom } from '../detail/queries';
import { useBackToList } from '../detail/useBackToList';
import type { Order } from '../types';

/** One order, from the board or from the history; the path says which (specification A 2). */
export function OrderDetailPage() {
  const { orderId } = useParams();
  const linkId = safeId(orderId);
  // No call for an id that cannot be one (decision c3).
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
  const { label, goBack } = useBackToList();
  return (
    <Page
      title={order ? text('title', { number: clip(order.number) }) : text('titleUnknown')}
      titleNote={
        order && (
          <>
            <OrderStatusChip order={order} />
            <Text size="sm" tone="textMuted">
              {text('placedAt', { at: dateTime(order.createdAt) })}
            </Text>
          </>
        )
      }
      onBack={goBack}
      backLabel={label}
    >
      {children}
    </Page>
  );
}
