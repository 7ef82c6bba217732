import { useAtomValue } from 'jotai';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { useText } from '../../../core/messages/useText';
import type { Order } from '../../../core/orders/types';
import { OrderItems } from '../../../ui/orders/OrderItems';
import { OrderStatusChip, useStatusLabel } from '../../../ui/orders/OrderStatusChip';
import { useCustomerFacts, useOrderFacts } from '../../../ui/orders/useOrderFacts';
import {
  DescriptionList,
  type DescriptionRow,
} from '../../../ui/primitives/layout/DescriptionList';
import { Card, Text, VisuallyHidden } from '../../../ui/primitives/layout/Layout';
import { box, font, scaled, space } from '../../../ui/theme/theme';
import { OrderActionBar } from '../../orders/public';
import messages from '../messages.en.json';

/** The height of the bar with the actions of an order. */
const BAR_HEIGHT = scaled(72);

const Panel = styled(Card)`
  --vp-gutter: ${space[4]};
  display: grid;
  align-content: start;
  gap: ${space[4]};
  & > section {
    display: grid;
    gap: ${space[2]};
  }
  & h3 {
    font-size: ${font.size.sm};
  }
  /* Below the list, this scrolls enough of the order into view, not only the title. */
  & > h2 {
    scroll-margin-block-end: 320px;
    font-size: ${font.size.md};
    ${box.wide} {
      scroll-margin-block-end: 0;
    }
  }
`;

/** Includes the lines that the bar at the lower edge may cover. */
const Dishes = styled.div`
  margin-block-end: calc(-1 * ${BAR_HEIGHT});
  padding-block-end: ${BAR_HEIGHT};
`;

export function OrderPanel({ order }: { order: Order | null }) {
  const text = useText(messages);
  const title = useRef<HTMLHeadingElement>(null);
  const id = order?.id;
  useEffect(() => {
    if (!id || !title.current) return;
    // Scroll to the panel, because in a narrow portal it is below the list.
    title.current.scrollIntoView({ block: 'nearest' });
    // The button that had the focus may be gone with the order before.
    if (document.activeElement === document.body) title.current.focus({ preventScroll: true });
  }, [id]);
  return (
    <section aria-live="polite" aria-label={text('orderDetails')}>
      {order ? (
        <Panel>
          <h2 ref={title} tabIndex={-1}>
            {text('orderDetails')}
          </h2>
          <OrderFacts key={id} order={order} />
        </Panel>
      ) : (
        // One line, because the orders need the room.
        <>
          <VisuallyHidden as="h2">{text('orderDetails')}</VisuallyHidden>
          <Text size="sm" tone="textMuted">
            {text('nothingSelected')}
          </Text>
        </>
      )}
    </section>
  );
}

function OrderFacts({ order }: { order: Order }) {
  const text = useText(messages);
  const [dishes, areDishesInView] = useIsInView<HTMLDivElement>();
  const rows = useOrderRows(order);
  const { dateTime } = useAtomValue(formatsAtom);
  const label = useStatusLabel();
  const timings = order.timings.map(({ status, rawStatus, at }) => ({
    label: status === 'unknown' ? rawStatus : label(status),
    value: dateTime(at),
  }));
  return (
    <>
      <FactPart title={text('items')}>
        <Dishes ref={dishes}>
          <OrderItems items={order.items} />
        </Dishes>
      </FactPart>
      <DescriptionList rows={rows.order} />
      <FactPart title={text('customer')}>
        <DescriptionList rows={rows.customer} />
      </FactPart>
      <FactPart title={text('payment')}>
        <DescriptionList rows={rows.payment} />
      </FactPart>
      <FactPart title={text('statusTimings')}>
        {timings.length > 0 ? <DescriptionList rows={timings} /> : NOTHING}
      </FactPart>
      <OrderActionBar isInPanel areDishesInView={areDishesInView} order={order} />
    </>
  );
}

function FactPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** The rows of the panel, in the specified order; the dishes are above them (A2). */
function useOrderRows(order: Order): Record<'order' | 'customer' | 'payment', DescriptionRow[]> {
  const customer = useCustomerFacts(order);
  const facts = useOrderFacts(order);
  return {
    order: [
      facts.invoiceNumber,
      facts.orderId,
      facts.transactionId,
      { ...facts.status, value: <OrderStatusChip order={order} /> },
      facts.verificationCode,
      facts.cookingTime,
      facts.distance,
      facts.deliveryTime,
    ],
    customer,
    payment: [
      facts.subtotal,
      facts.afterDiscount,
      facts.packingFee,
      facts.deliveryFee,
      facts.tax,
      facts.couponDiscount,
      facts.total,
    ],
  };
}

/** Allows for fractions of a pixel. */
const WHOLE = 0.98;

/** Whether the whole element is in view; false where the browser cannot tell. */
function useIsInView<Shown extends HTMLElement>(): [RefObject<Shown | null>, boolean] {
  const element = useRef<Shown>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const watcher = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= WHOLE),
      { threshold: [WHOLE] },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, []);
  return [element, isInView];
}
