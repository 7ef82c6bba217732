import { useAtomValue } from 'jotai';
import { memo, useMemo } from 'react';
import { slotsAtom } from '../../../core/extend/hostElements';
import type { Formats } from '../../../core/format/formats';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import type { Translate } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { useLinkTo } from '../../../core/navigation/useLinkTo';
import { ordersWithIssuesAtom } from '../../../core/orders/issues/signs';
import { orderLinkId } from '../../../core/orders/orderIds';
import { dueAt } from '../../../core/orders/preparation';
import { isNew, statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { useAnswerBy } from '../../../core/orders/useAnswerBy';
import { OrderItems } from '../../../ui/orders/OrderItems';
import { OrderStatusChip } from '../../../ui/orders/OrderStatusChip';
import { HostMenu } from '../../../ui/patterns/host/HostMenu';
import { Slot } from '../../../ui/patterns/host/Slot';
import { Banner } from '../../../ui/primitives/Banner';
import { Quiet, VisuallyHidden } from '../../../ui/primitives/layout/Layout';
import { statusChip } from '../../../ui/primitives/StatusChip';
import { PrintButton } from '../../printing/public';
import { cardClasses } from '../cardStyles';
import messages from '../messages.en.json';
import { toOrderSummary } from '../orderSummary';
import { useSoldOutEntries } from '../soldOut/useSoldOutEntries';
import { OrderActions, useActionTools } from '../status/OrderActions';
import { useGateChanges, useGateOf } from '../status/orderGate';
import { CardDue } from './OrderDue';

/** Number of items on an order card before "View More" (A9). */
const CARD_ITEMS = 2;
const NO_ENTRIES = [] as const;

/** What all cards of a list share, so that a card has little state of its own. */
export function useCardTools() {
  const formats = useAtomValue(formatsAtom);
  const hasSlot = useAtomValue(slotsAtom).orderCard !== undefined;
  const linkTo = useLinkTo();
  const answerBy = useAnswerBy();
  const soldOutEntries = useSoldOutEntries();
  const gateChanges = useGateChanges();
  const actions = useActionTools();
  const withIssues = useAtomValue(ordersWithIssuesAtom);
  return useMemo(
    () => ({
      formats,
      hasSlot,
      answerBy,
      soldOutEntries,
      gateChanges,
      actions,
      linkTo,
      withIssues,
    }),
    [formats, hasSlot, linkTo, answerBy, soldOutEntries, gateChanges, actions, withIssues],
  );
}

/** Cards that show their order beside the list. */
export interface CardSelection {
  selected: Order | null;
  onSelect: (order: Order) => void;
  /** The name of the button that shows an order. */
  nameOf: (order: Order) => string;
}

interface CardProps {
  order: Order;
  tools: ReturnType<typeof useCardTools>;
}

interface OrderCardProps extends CardProps {
  /** Such as "#0042". */
  name: string;
  /** `false` on the All tab, which is read-only. */
  hasActions: boolean;
  /** Whether the card is in a narrow column, which shows no prices. */
  isDense: boolean;
  /** Otherwise the card is a link to the page of the order. */
  selection?: CardSelection | undefined;
}

export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, name, hasActions, isDense, tools, selection } = props;
  const { formats, answerBy, soldOutEntries } = tools;
  const text = useText(messages);
  const { number } = order;
  const code = statusFacts(order.status).isAtCounter && order.verificationCode;
  const hidden = order.items.length - CARD_ITEMS;
  const fullNumber = text('orderNumber', { number });
  return (
    <article
      className={cardClasses.card}
      data-vp-part="order-card"
      aria-label={fullNumber}
      data-order-card={order.id}
      data-new={isNew(order) || undefined}
      tabIndex={-1}
    >
      <div className={cardClasses.head}>
        <div>
          <h3 aria-label={fullNumber}>{name}</h3>
          {!isDense && <span>{formats.money(order.bill.total)}</span>}
          {tools.withIssues.has(order.id) && statusChip('info', text('issue'))}
          <p>
            {selection ? (
              <button
                type="button"
                aria-pressed={order === selection.selected}
                aria-label={selection.nameOf(order)}
                onClick={() => selection.onSelect(order)}
              >
                {text('viewDetails')}
              </button>
            ) : (
              <CardLink order={order} tools={tools} hasMore={hidden > 0} />
            )}
            {!isDense && <Quiet>{noteOf(order, !hasActions, text, formats)}</Quiet>}
          </p>
        </div>
        {hasActions ? (
          <CardDue order={order} answerBy={answerBy(order)} />
        ) : (
          <OrderStatusChip order={order} />
        )}
        <HostMenu
          kind="order"
          toRecord={() => toOrderSummary(order)}
          label={text('moreOf', { number })}
          items={hasActions ? soldOutEntries(order) : NO_ENTRIES}
        />
      </div>
      {code && (
        <p className={cardClasses.code}>
          {text('code')}{' '}
          <strong>
            <bdi>{clip(code)}</bdi>
          </strong>
        </p>
      )}
      <OrderItems isBrief hasPrices={!isDense} items={order.items.slice(0, CARD_ITEMS)} />
      {hidden > 0 && <Quiet>{text('moreItems', { count: hidden })}</Quiet>}
      {order.instructions && (
        <p className={cardClasses.instructions}>
          <VisuallyHidden>{text('instructions', { text: '' })}</VisuallyHidden>
          <span>{clip(order.instructions)}</span>
        </p>
      )}
      {tools.hasSlot && <Slot name="orderCard" given={{ order: toOrderSummary(order) }} />}
      {hasActions && <CardFoot order={order} tools={tools} />}
    </article>
  );
});

/** When an order was placed, or when it is due. */
function noteOf(
  order: Order,
  isPast: boolean,
  text: Translate<keyof typeof messages>,
  { time, dateTime }: Formats,
): string {
  const due = order.status === 'cooking' ? dueAt(order) : null;
  if (isPast) return dateTime(order.createdAt);
  return due === null ? time(order.createdAt) : text('dueAt', { at: time(due) });
}

/** Covers the upper part of the card. */
function CardLink({ order, tools, hasMore }: CardProps & { hasMore: boolean }) {
  const text = useText(messages);
  const linkId = orderLinkId(order);
  if (!linkId) return null;
  const action = text(hasMore ? 'viewMore' : 'viewDetails');
  return (
    <a
      {...tools.linkTo(paths.orderDetail(linkId))}
      aria-label={text('ofOrder', { action, number: order.number })}
    >
      {action}
    </a>
  );
}

/** The buttons of an order; only they are rendered again while it is being changed. */
function CardFoot({ order, tools }: CardProps) {
  const gate = useGateOf(order, tools.gateChanges);
  // The buttons stay rendered under the note, so that they keep the focus.
  const isElsewhere = gate.gate === 'changingElsewhere' && statusFacts(order.status).next;
  return (
    <div className={cardClasses.foot}>
      <PrintButton order={order} />
      <OrderActions order={order} gate={gate} tools={tools.actions} />
      {isElsewhere && (
        <div className={cardClasses.elsewhere}>
          <Banner>{gate.blockedBy}</Banner>
        </div>
      )}
    </div>
  );
}
