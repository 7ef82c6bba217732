import { useAtomValue } from 'jotai';
import { Printer } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { orderLinkId } from '../../../core/orders/orderIds';
import { addKnown } from '../../../core/payouts/sums';
import { useDeductionName } from '../../../core/payouts/useDeductionName';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import { Button } from '../../../ui/primitives/Button';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { Paper } from '../../../ui/primitives/layout/Paper';
import { box, color } from '../../../ui/theme/theme';
import type { CycleDays } from '../cycle/cycleDays';
import type { PayoutDetails } from '../cycle/types';
import type { Payout } from '../data';
import { useRates } from '../estimate/rates';
import { OrderNumber } from '../OrderNumber';
import { SheetPart, sheetStyles, useAmount } from '../sheet';
import { CycleFrame, useCycleLines } from './CycleFrame';
import { filterLines } from './lineList';
import { linesLink } from './linesLink';
import messages from './messages.en.json';
import { sumsByOrder } from './orderSums';
import { linesOf, toStatement } from './statement';
import { lineExport } from './useLineColumns';
import { useNet } from './useNet';

/** More rows would take too long to lay out; nobody prints a hundred pages. */
const MOST_ORDERS = 1_000;

/** `/pending-payouts/:cycle/statement`: the deductions of a payout on paper, for the accountant (c119). */
export function CycleStatement() {
  const text = useText(messages);
  const nameOf = useDeductionName();
  const { units } = useRates();
  const cycle = useCycleLines();
  const { data: details } = cycle.lines;
  const { days } = cycle;
  const count = details ? linesOf(details).length : 0;
  return (
    <Paper>
      <CycleFrame
        title={text('statement')}
        cycle={cycle}
        secondary={
          <>
            <Button icon={<Printer size={18} />} onClick={() => window.print()}>
              {text('print')}
            </Button>
            <ExportButton
              name={text('title')}
              count={count}
              read={() => ({
                columns: lineExport(text, { nameOf, units }),
                rows: details ? filterLines(linesOf(details), { code: '', search: '' }) : [],
                days: days ? [days.from, days.to] : undefined,
              })}
            />
          </>
        }
      >
        {(data, cycleDays, payout) => (
          <Sheet>
            <CodesPart details={data} {...{ payout, units }} days={cycleDays} />
            {data.orders.length > 0 && <OrdersPart details={data} units={units} />}
          </Sheet>
        )}
      </CycleFrame>
    </Paper>
  );
}

const Sheet = styled.div`
  ${sheetStyles}
  & :is(th, td) {
    white-space: nowrap;
  }
  & :is(th, td):first-child {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${box.narrow} {
    & [data-minor] {
      display: none;
    }
    & :is(th, td):first-child {
      inline-size: 45%;
    }
  }
  & tfoot > [data-open] > * {
    color: ${color.danger};
  }
  @media print {
    gap: 5mm;
    font-size: 9pt;
    line-height: 1.25;
    & h2 {
      font-size: 11pt;
      break-after: avoid;
    }
    & :is(table, p, thead th) {
      font-size: inherit;
    }
    & tr {
      break-inside: avoid;
    }
  }
`;

type Head = keyof typeof messages;

function Part(props: { title: string; heads: readonly Head[]; children: ReactNode }) {
  const text = useText(messages);
  const { title, heads, children } = props;
  return (
    <SheetPart title={title}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" data-minor={MINOR.includes(head) || undefined}>
                {text(head)}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </SheetPart>
  );
}

/** A narrow portal hides these columns, so that the others need no scrolling. */
const MINOR = ['columnLines', 'columnAmount', 'columnGross'];

interface PartProps {
  details: PayoutDetails;
  units: number;
}

/** The sums by code, with the tax that an accountant claims back. */
function CodesPart(props: PartProps & { days: CycleDays; payout: Payout }) {
  const { details, days, units, payout } = props;
  const text = useText(messages);
  const { state: history } = useLocation();
  const { number } = useAtomValue(formatsAtom);
  const { label: netLabel, missing } = useNet(payout, details, units);
  const nameOf = useDeductionName();
  const amount = useAmount(units);
  const { sums, gross, net, rest, unread } = useMemo(
    () => toStatement(details, units),
    [details, units],
  );
  const sumOf = (name: 'lines' | 'amount' | 'tax' | 'total') =>
    sums.reduce<number | null>((all, { [name]: one }) => addKnown(all, one), 0);
  const heads = ['columnName', 'columnLines', 'columnAmount', 'columnTax', 'columnTotal'] as const;
  const rows: readonly (readonly [string, string, boolean?])[] = [
    [text('gross'), amount(gross)],
    ...(missing !== '' || rest === null || rest === 0
      ? []
      : [[text(rest > 0 ? 'unexplained' : 'tooMuch'), amount(Math.abs(rest)), true] as const]),
    [netLabel, missing || amount(net)],
  ];
  return (
    <Part title={text('byCode')} heads={heads}>
      <tbody>
        {sums.map((sum) => (
          <tr key={sum.key}>
            <th scope="row">
              <Link to={linesLink(days, sum.key)} state={history}>
                {nameOf(sum)}
              </Link>
            </th>
            <td data-minor="">{number(sum.lines)}</td>
            <td data-minor="">{amount(sum.amount)}</td>
            <td>{amount(sum.tax)}</td>
            <td>{amount(sum.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('inAll')}</th>
          <td data-minor="">{number(sumOf('lines'))}</td>
          <td data-minor="">{amount(sumOf('amount'))}</td>
          <td>{amount(sumOf('tax'))}</td>
          <td>{amount(sumOf('total'))}</td>
        </tr>
        {rows.map(([label, sum, isOpen]) => (
          <tr key={label} data-open={isOpen || undefined}>
            <th scope="row">{label}</th>
            <td colSpan={4}>{sum}</td>
          </tr>
        ))}
        {unread > 0 && (
          <tr>
            <td colSpan={5}>
              <Quiet as="p">{text('unread', { count: unread })}</Quiet>
            </td>
          </tr>
        )}
      </tfoot>
    </Part>
  );
}

function OrdersPart({ details, units }: PartProps) {
  const text = useText(messages);
  const amount = useAmount(units);
  const orders = useMemo(() => sumsByOrder(details, units), [details, units]);
  const heads = [
    'columnOrder',
    'columnGross',
    'columnDeducted',
    'columnTax',
    'columnLeft',
  ] as const;
  const left = orders.length - MOST_ORDERS;
  return (
    <Part title={text('byOrder')} heads={heads}>
      <tbody>
        {orders.slice(0, MOST_ORDERS).map((order) => {
          const { number } = order;
          const linkId = number ? orderLinkId({ number, id: '' }) : null;
          const shown = clip(number) || text('noOrder');
          return (
            <tr key={number}>
              <th scope="row">
                <OrderNumber linkId={linkId} shown={shown} />
              </th>
              <td data-minor="">{amount(order.gross)}</td>
              <td>{amount(order.amount)}</td>
              <td>{amount(order.tax)}</td>
              <td>{amount(order.left)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={5}>
            <Quiet as="p">
              {left > 0 && `${text('ordersLeft', { count: left })} `}
              {text('taxNote')}
            </Quiet>
          </td>
        </tr>
      </tfoot>
    </Part>
  );
}
