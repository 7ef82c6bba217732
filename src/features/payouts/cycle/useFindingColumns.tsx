import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { orderLinkId } from '../../../core/orders/orderIds';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import type { CardSlot, DataColumn } from '../../../ui/patterns/table/dataTableModel';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { rowLinkStyles } from '../linkStyles';
import { OrderNumber } from '../OrderNumber';
import { GROUP_TEXT, GROUP_TONE } from './findingWords';
import messages from './messages.en.json';
import type { Finding, FindingCause, Reason } from './types';

export const SORTABLE = ['order', 'placed', 'total', 'captured', 'paid', 'estimate'] as const;

interface Column extends DataColumn<Finding> {
  /** These ids appear in the URL. */
  id: (typeof SORTABLE)[number] | 'group';
}

interface FindingColumnsOptions {
  units: number;
  hasDetails: boolean;
  /** False if no order could be checked, which the page says once. */
  hasGroups: boolean;
}

export function useFindingColumns(options: FindingColumnsOptions): readonly Column[] {
  const { units, hasDetails, hasGroups } = options;
  const text = useText(messages);
  const { money, dateTime } = useAtomValue(formatsAtom);
  return useMemo((): readonly Column[] => {
    const amount = (value: number | null) => money(value === null ? null : value / units);
    const amountColumn = (
      id: 'total' | 'paid' | 'estimate',
      header: string,
      line: CardSlot['line'],
    ): Column => ({
      id,
      header,
      value: (finding) => finding[id],
      cell: (finding) => amount(finding[id]),
      align: 'end',
      card: { line, side: 'end', look: 'named' },
    });
    const groupColumn: Column = {
      id: 'group',
      header: text('columnGroup'),
      value: ({ group }) => group,
      cell: ({ group }) => <StatusChip tone={GROUP_TONE[group]} label={text(GROUP_TEXT[group])} />,
      isSortable: false,
      card: { line: 1, side: 'end' },
    };
    return [
      {
        id: 'order',
        header: text('columnOrder'),
        value: ({ number }) => number,
        cell: (finding) => <OrderLink finding={finding} units={units} />,
        minWidth: '150px',
        look: 'with-causes',
        card: { line: 1, side: 'start' },
      },
      {
        id: 'placed',
        header: text('columnPlaced'),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => dateTime(createdAt),
        isMinor: true,
        card: { line: 2, side: 'start' },
      },
      ...(hasGroups ? [groupColumn] : []),
      amountColumn('total', text('columnTotal'), 2),
      {
        id: 'captured',
        header: text('columnCaptured'),
        value: ({ captured }) => captured,
        cell: ({ captured, refunded }) => (
          <>
            {amount(captured)}
            {refunded ? (
              <Quiet as="div">{text('refunded', { amount: amount(refunded) })}</Quiet>
            ) : null}
          </>
        ),
        align: 'end',
        card: { line: 3, side: 'start', look: 'named' },
      },
      ...(hasDetails ? [amountColumn('paid', text('columnPaid'), 3)] : []),
      amountColumn('estimate', text('columnEstimate'), hasDetails ? 4 : 3),
    ];
  }, [text, money, dateTime, units, hasDetails, hasGroups]);
}

const OrderAnchor = styled(Link)`
  ${rowLinkStyles}
`;

const Numbers = styled.div`
  overflow-wrap: anywhere;
`;

/** The number, the causes of the finding, and a link to the order for vendors who may open it. */
function OrderLink({ finding, units }: { finding: Finding; units: number }) {
  const { id, number, causes } = finding;
  const linkId = id ? orderLinkId(finding) : null;
  const nameOf = useAtomValue(orderNameAtom);
  // Only its whole number says which order it is if the portal does not have it.
  const shown = id ? nameOf(finding) : clip(number) || NOTHING;
  return (
    <Numbers>
      <OrderNumber {...{ linkId, shown }} anchor={OrderAnchor} plain={<strong>{shown}</strong>} />
      {causes.map((cause) => (
        <CauseLine key={cause.reason} cause={cause} units={units} />
      ))}
    </Numbers>
  );
}

/** Reasons whose amount is a difference; the amounts of the others are missing or paid as a whole. */
const DIFFERENCES: readonly Reason[] = [
  'capturedOther',
  'paidOther',
  'deductedOther',
  'capturedTwice',
  'paidTwice',
];

/** A line may end between a sign and the sign of a currency. */
const Amount = styled.span`
  white-space: nowrap;
`;

interface CauseLineProps {
  cause: FindingCause;
  /** The number of smallest units in one unit of the currency. */
  units: number;
}

/** A reason with its amount: `Captured amount differs from the total · −₹50.00`. */
function CauseLine({ cause: { reason, amount }, units }: CauseLineProps) {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  if (amount === null) return <Quiet as="div">{text(reason)}</Quiet>;
  const shown = money(Math.abs(amount) / units);
  const sign = amount < 0 ? 'less' : DIFFERENCES.includes(reason) ? 'more' : null;
  return (
    <Quiet as="div">
      {text(reason)}
      {' · '}
      <Amount>{sign ? text(sign, { amount: shown }) : shown}</Amount>
    </Quiet>
  );
}
