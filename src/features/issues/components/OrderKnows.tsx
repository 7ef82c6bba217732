import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip, safeId } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { OrderIssue } from '../../../core/orders/issues/types';
import { orderDetailAtom } from '../../../core/orders/live/detailQueries';
import type { OrderProof } from '../../../core/orders/proof/types';
import { ORDER_STATUSES } from '../../../core/orders/statuses';
import type { Order, StatusTiming } from '../../../core/orders/types';
import { useStatusLabel } from '../../../ui/orders/OrderStatusChip';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Button } from '../../../ui/primitives/Button';
import { DescriptionList } from '../../../ui/primitives/layout/DescriptionList';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { useProofs, useProofWords } from '../useProofs';
import { IssuePhotos } from './IssuePhotos';

/** Aligns the words with the text around them. */
const Fold = styled.div`
  & > button {
    margin-inline-start: calc(-1 * ${space[3]});
    text-align: start;
  }
`;

const Turning = styled(ChevronDown)`
  [aria-expanded='true'] > & {
    rotate: 180deg;
  }
`;

interface OrderKnowsProps {
  issue: OrderIssue;
  /** Whether it is open at first. One call is made for each order that is shown. */
  isFirst: boolean;
}

/** What the order itself says about a complaint: when it was accepted and packed, and who collected it. */
export function OrderKnows({ issue, isFirst }: OrderKnowsProps) {
  const text = useText(messages);
  const id = useId();
  const [isOpen, setOpen] = useState(isFirst);
  const linkId = safeId(issue.orderNumber);
  if (linkId === null) return null;
  return (
    <Fold>
      <Button
        variant="ghost"
        size="sm"
        icon={<Turning size={16} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {text('orderKnows')}
      </Button>
      <div id={id}>{isOpen && <OrderOfIssue linkId={linkId} issue={issue} />}</div>
    </Fold>
  );
}

function OrderOfIssue({ linkId, issue }: { linkId: string; issue: OrderIssue }) {
  const text = useText(messages);
  const proofs = useProofs(issue);
  const { orderId } = issue;
  const query = useAtomValue(
    useMemo(() => orderDetailAtom(linkId, { id: orderId, number: linkId }), [linkId, orderId]),
  );
  if (query.data === null) return <Quiet as="p">{text('orderGone')}</Quiet>;
  return (
    <QueryView
      query={query}
      failed={text('orderUnknown')}
      empty={null}
      skeleton={<Skeleton count={3} height="24px" gap="8px" />}
    >
      {(order) => order && <OrderFacts order={order} proofs={proofs} />}
    </QueryView>
  );
}

function OrderFacts({ order, proofs }: { order: Order; proofs: readonly OrderProof[] }) {
  const text = useText(messages);
  const label = useStatusLabel();
  const { dateTime, number } = useAtomValue(formatsAtom);
  const proofWords = useProofWords();
  const { timings, rider, items } = order;
  const done = items.filter(({ isDone }) => isDone).length;
  const steps = timings
    .filter(({ at }) => at)
    .toSorted((one, other) => one.at.localeCompare(other.at) || stepOf(one) - stepOf(other))
    .map(({ status, rawStatus, at }) => ({
      label: status === 'unknown' ? clip(rawStatus) : label(status),
      value: dateTime(at),
    }));
  const crossedOff = {
    label: text('crossedOff'),
    value: text('crossedOffOf', { done: number(done), all: number(items.length) }),
  };
  const riderRow = {
    label: text('rider'),
    value: clip(rider.name) || clip(rider.phone) || text('riderUnknown'),
  };
  const proofRows = proofs.map((proof) => ({ label: text('proofs'), value: proofWords(proof) }));
  const rows = [...steps, ...(done > 0 ? [crossedOff] : []), riderRow, ...proofRows.slice(-1)];
  const photos = proofs.filter(({ photo }) => photo).map(({ photo: url }) => ({ url, type: '' }));
  return (
    <>
      <DescriptionList rows={rows} />
      <IssuePhotos label={text('proofs')} evidence={photos} />
    </>
  );
}

/** The position of a status among the steps of an order, for steps of the same time. */
function stepOf({ status }: StatusTiming): number {
  return ORDER_STATUSES.findIndex((one) => one === status);
}
