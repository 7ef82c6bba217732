import { useAtomValue } from 'jotai';
import { NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { accessAtom, screenNeeds } from '../../../core/permissions/access';
import { PaymentBadge } from '../../../ui/orders/PaymentBadge';
import { useCharges, useCustomerFacts, useOrderFacts } from '../../../ui/orders/useOrderFacts';
import { useTotalsNote } from '../../../ui/orders/useTotalsNote';
import { Slot } from '../../../ui/patterns/host/Slot';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import {
  DescriptionList,
  type DescriptionRow,
} from '../../../ui/primitives/layout/DescriptionList';
import { Card, Heading, Quiet, Stack, Text } from '../../../ui/primitives/layout/Layout';
import { OWN } from '../../../ui/theme/RootElement';
import { box, color, font, radius, space, tint } from '../../../ui/theme/theme';
import { OrderIssues } from '../../issues/public';
import { OrderEstimate } from '../../payouts/public';
import { OrderProofs } from '../../proof/public';
import { toOrderSummary } from '../orderSummary';
import { OrderActionBar } from '../status/OrderActionBar';
import { OrderQuestionDialog } from '../status/OrderQuestionDialog';
import { DetailItems } from './DetailItems';
import messages from './messages.en.json';
import { StatusTimeline } from './StatusTimeline';

const Panel = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  /* Keeps the focus above the action bar. */
  & :is(a, button, summary)${OWN} {
    scroll-margin-block-end: 80px;
  }
  ${box.fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${box.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Others = styled.section`
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.border};
  & > h3 {
    color: ${color.textMuted};
    font-size: ${font.size.xs};
    font-weight: ${font.weight.regular};
  }
`;

const Instructions = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.card};
  background: ${tint(color.warning)};
  overflow-wrap: anywhere;
  & > svg {
    color: ${color.warning};
  }
  & > h2 {
    font-size: ${font.size.sm};
  }
  & > p {
    grid-column: 2;
    font-size: ${font.size.lg};
    line-height: ${font.line.tight};
  }
`;

export function OrderDetail({ order }: { order: Order }) {
  const text = useText(messages);
  const rows = useDetailRows(order);
  const has = useAtomValue(hasCapabilityAtom);
  return (
    <>
      {/* Shown last, but first for the keyboard: a large order has a button for each dish. */}
      <OrderActionBar order={order} />
      <OrderInstructions text={order.instructions} />
      <Columns>
        <Stack>
          <DetailCard title={text('items')} note={text('itemCount', { count: order.items.length })}>
            <DetailItems items={order.items} isOpen={statusFacts(order.status).isToPrepare} />
          </DetailCard>
          <DetailCard title={text('statusTimings')}>
            <StatusTimeline timings={order.timings} />
          </DetailCard>
          <DetailCard title={text('customer')}>
            <DescriptionList rows={rows.customer} />
          </DetailCard>
        </Stack>
        <Stack>
          <IssuesOfOrder orderId={order.id} />
          <Charges order={order} rows={rows.charges} others={rows.others} />
          <Payment order={order} />
          <DetailCard title={text('details')}>
            <DescriptionList rows={rows.details} />
          </DetailCard>
          {has('orders.proof') && (
            <LazyPart isShown>
              <OrderProofs order={order} />
            </LazyPart>
          )}
          <Slot name="orderDetail" given={{ order: toOrderSummary(order) }} />
        </Stack>
      </Columns>
      <OrderQuestionDialog />
    </>
  );
}

/** Only with `orders.issues`, and if the vendor may see them. */
function IssuesOfOrder({ orderId }: { orderId: string }) {
  const has = useAtomValue(hasScreenAtom)(paths.issues);
  const can = useAtomValue(accessAtom)(screenNeeds(paths.issues));
  return (
    <LazyPart isShown={has && can}>
      <OrderIssues orderId={orderId} />
    </LazyPart>
  );
}

function OrderInstructions({ text: instructions }: { text: string }) {
  const text = useText(messages);
  if (!instructions.trim()) return null;
  return (
    <Instructions aria-label={text('orderInstructions')}>
      <NotebookPen size={20} />
      <h2>{text('orderInstructions')}</h2>
      <p>{clip(instructions)}</p>
    </Instructions>
  );
}

interface ChargesProps {
  order: Order;
  rows: DescriptionRow[];
  /** What is not part of the total. */
  others: DescriptionRow[];
}

function Charges({ order, rows, others }: ChargesProps) {
  const text = useText(messages);
  const note = useTotalsNote()(order.bill);
  return (
    <DetailCard title={text('charges')}>
      <DescriptionList rows={rows} />
      {note && (
        <Text size="sm" tone="textMuted">
          {note}
        </Text>
      )}
      <OrderEstimate order={order} />
      <Others aria-label={text('notInTotal')}>
        <h3>{text('notInTotal')}</h3>
        <DescriptionList rows={others} />
      </Others>
    </DetailCard>
  );
}

function Payment({ order }: { order: Order }) {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  const { restaurantCharge } = order.bill;
  const rows = [
    { label: text('paymentMethod'), value: clip(order.paymentMethod) || NOTHING },
    ...(restaurantCharge === null
      ? []
      : [{ label: text('restaurantCharge'), value: money(restaurantCharge) }]),
  ];
  return (
    <DetailCard title={text('payment')} note={<PaymentBadge status={order.paymentStatus} />}>
      <DescriptionList rows={rows} />
    </DetailCard>
  );
}

/** The rows of the detail screen, in the specified order (A2). */
function useDetailRows(
  order: Order,
): Record<'charges' | 'others' | 'customer' | 'details', DescriptionRow[]> {
  const customer = useCustomerFacts(order);
  const facts = useOrderFacts(order);
  const charges = useCharges()(order);
  const text = useText(messages);
  const notes: Partial<Record<string, string>> = {
    grandTotal: text('grandTotalNote'),
    totalBill: text('totalBillNote'),
  };
  const noted = charges.map((charge): DescriptionRow => {
    const note = notes[charge.id];
    return note === undefined ? charge : { ...charge, note };
  });
  const { managementCharges: sent } = order;
  const managementCharges = {
    ...facts.managementCharges,
    value: sent.trim() ? text('asSent', { value: clip(sent) }) : NOTHING,
  };
  return {
    charges: noted,
    others: [managementCharges],
    customer,
    details: [
      facts.orderId,
      facts.invoiceNumber,
      facts.transactionId,
      facts.verificationCode,
      facts.cookingTime,
      facts.deliveryTime,
    ],
  };
}

interface DetailCardProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

function DetailCard({ title, note, children }: DetailCardProps) {
  return (
    <Panel as="section" aria-label={title}>
      <div>
        <Heading>{title}</Heading>
        {note && <Quiet>{note}</Quiet>}
      </div>
      {children}
    </Panel>
  );
}
