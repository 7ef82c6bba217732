import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { readDay } from '../../../core/format/writtenDays';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { useDeductionName } from '../../../core/payouts/useDeductionName';
import { regionAtom } from '../../../core/state/services';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { box, font } from '../../../ui/theme/theme';
import { type CycleDays, cycleLinkId } from '../cycle/cycleDays';
import cycleMessages from '../cycle/messages.en.json';
import { SheetPart, sheetStyles, useAmount } from '../sheet';
import type { MonthRates } from './deductionLines';
import { toLines } from './deductionLines';
import messages from './messages.en.json';
import { type MonthCycle, type MonthFigures, type RateSales, sumOf, totalOf } from './monthFigures';

/** A month with 31 days fits on one A4 page. */
const Sheet = styled.div`
  ${sheetStyles}
  align-items: start;
  & td,
  & > section:first-child tbody th,
  & tbody th > a {
    white-space: nowrap;
  }
  & [data-total] > * {
    border-block-end: 0;
    font-weight: ${font.weight.strong};
  }
  ${box.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    & > section:first-child {
      grid-row: span 4;
    }
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 2.5mm 6mm;
    font-size: 7.5pt;
    line-height: 1.2;
    & > section {
      break-inside: avoid;
    }
    & > section:is(:first-child, [data-wide]) {
      grid-column: 1 / -1;
      grid-row: auto;
    }
    & h2 {
      margin-block-end: 0.5mm;
      font-size: 9pt;
    }
    & :is(table, p, span, div, thead th) {
      font-size: inherit;
    }
    & :is(th, td) {
      padding: 0.3mm 1mm;
    }
    & p {
      margin-block-start: 0.5mm;
    }
    /* The refunds and the checks are beside the deductions. */
    & > section:nth-child(2) {
      grid-row: span 2;
    }
  }
`;

interface MonthSheetProps {
  figures: MonthFigures;
  days: CycleDays;
  rates: MonthRates;
}

export function MonthSheet({ figures, days, rates }: MonthSheetProps) {
  return (
    <Sheet>
      <SalesPart figures={figures} units={rates.units} />
      <DeductionsPart figures={figures} rates={rates} />
      {figures.codes.length > 0 && <CodesPart figures={figures} units={rates.units} />}
      <RefundsPart {...{ figures, days }} units={rates.units} />
      <ChecksPart figures={figures} units={rates.units} />
      <CyclesPart figures={figures} units={rates.units} />
    </Sheet>
  );
}

interface PartProps {
  figures: MonthFigures;
  units: number;
}

/** `20 Nov`: the year is in the title. */
function useDayName(): (day: string) => string {
  const { shortDate } = useAtomValue(formatsAtom);
  return (day) => shortDate(day, Date.parse(day));
}

/** The rates with a column of their own; the rest share one. */
const MOST_RATES = 3;

function SalesPart({ figures, units }: PartProps) {
  const text = useText(messages);
  const { number, percentage } = useAtomValue(formatsAtom);
  const dayName = useDayName();
  const amount = useAmount(units);
  const { sales, completed, counted, declined } = figures;
  const rates = ratesOf(sales);
  const columns = rates.map((rate, index) => ({
    head:
      rate === OTHERS
        ? text('otherRates')
        : rate === null
          ? text('noRate')
          : text('atRate', { rate: percentage(rate) }),
    key: String(index),
    isOf: (row: RateSales) => (rate === OTHERS ? !rates.includes(row.rate) : row.rate === rate),
  }));
  const days = [...new Set(sales.map(({ day }) => day))];
  const cells = (rows: readonly RateSales[]) => (
    <>
      <td>{number(totalOf(rows).orders)}</td>
      {columns.map(({ key, isOf }) => {
        const own = rows.filter(isOf);
        return <td key={key}>{own.length > 0 && amount(totalOf(own).sales)}</td>;
      })}
      <td>{amount(totalOf(rows).tax)}</td>
    </>
  );
  const left = completed - counted;
  const notes = [
    text('salesNote'),
    ...(left > 0 ? [text('leftOut', { count: left })] : []),
    ...(declined > 0 ? [text('declined', { count: declined })] : []),
    ...(sales.some(({ tax }) => tax === null) ? [text('taxMissing')] : []),
    ...(sales.some(({ rate }) => rate === null) ? [text('rateMissing')] : []),
  ];
  return (
    <SheetPart title={text('sales')}>
      {sales.length === 0 ? (
        <p>{text('noSales')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text('day')}</th>
              <th scope="col">{text('orders')}</th>
              {columns.map(({ key, head }) => (
                <th key={key} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col">{text('tax')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day}>
                <th scope="row">{dayName(day)}</th>
                {cells(sales.filter((row) => row.day === day))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text('total')}</th>
              {cells(sales)}
            </tr>
            {columns.length > 1 && (
              <tr>
                <th scope="row" colSpan={2}>
                  {text('tax')}
                </th>
                {columns.map(({ key, isOf }) => (
                  <td key={key}>{amount(totalOf(sales.filter(isOf)).tax)}</td>
                ))}
                <td>{amount(totalOf(sales).tax)}</td>
              </tr>
            )}
          </tfoot>
        </table>
      )}
      <Quiet as="p">{notes.join(' ')}</Quiet>
    </SheetPart>
  );
}

const OTHERS = 'others';

/** The tax rates in ascending order, a missing one last; of many rates, those with the largest sales. */
function ratesOf(sales: readonly RateSales[]): (number | null | typeof OTHERS)[] {
  const all = [...new Set(sales.map(({ rate }) => rate))];
  const sumOfRate = (rate: number | null) =>
    totalOf(sales.filter((row) => row.rate === rate)).sales;
  const inOrder = (rates: readonly (number | null)[]) =>
    rates.toSorted((one, other) => (one ?? Number.MAX_VALUE) - (other ?? Number.MAX_VALUE));
  if (all.length <= MOST_RATES) return inOrder(all);
  const bySales = all.toSorted((one, other) => sumOfRate(other) - sumOfRate(one));
  return [...inOrder(bySales.slice(0, MOST_RATES)), OTHERS];
}

function DeductionsPart({ figures, rates }: { figures: MonthFigures; rates: MonthRates }) {
  const text = useText(messages);
  const { number, percentage } = useAtomValue(formatsAtom);
  const region = useAtomValue(regionAtom);
  const amount = useAmount(rates.units);
  const { counted, deducted } = figures;
  return (
    <SheetPart title={text('deductions')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('line')}</th>
            <th scope="col">{text('estimated', { count: number(counted) })}</th>
            <th scope="col">{text('deducted', { count: number(deducted?.orders ?? 0) })}</th>
          </tr>
        </thead>
        <tbody>
          {toLines(figures, { text, percentage, region, rates: rates.rates }).map((line) => (
            <tr key={line.label} data-total={line.isTotal || undefined}>
              <th scope="row">{line.label}</th>
              <td>{amount(line.estimated)}</td>
              <td>{amount(line.deducted)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Quiet as="p">{text(deducted ? 'deductedNote' : 'deductedUnknown')}</Quiet>
    </SheetPart>
  );
}

/** What the marketplace deducted, by the codes of its lines. */
function CodesPart({ figures, units }: PartProps) {
  const text = useText(messages);
  const nameOf = useDeductionName();
  const amount = useAmount(units);
  return (
    <SheetPart title={text('byKind')}>
      <table>
        <thead>
          <tr>
            {(['line', 'kindTax', 'withTax'] as const).map((head) => (
              <th key={head} scope="col">
                {text(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.codes.map((sum) => (
            <tr key={sum.key}>
              <th scope="row">{nameOf(sum)}</th>
              <td>{amount(sum.tax)}</td>
              <td>{amount(sum.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Quiet as="p">{text('byKindNote')}</Quiet>
    </SheetPart>
  );
}

function CyclesPart({ figures, units }: PartProps) {
  const text = useText(messages);
  const amount = useAmount(units);
  const { number, isoDay } = useAtomValue(formatsAtom);
  const dayName = useDayName();
  const paid = ({ payment }: MonthCycle) => {
    if (payment.state !== 'paid') return [NOTHING, text(payment.state)];
    const day = readDay(payment.at, isoDay);
    return [amount(payment.amount), day ? dayName(day) : text('dayNotSent')];
  };
  const span = ({ from, to }: CycleDays) => `${dayName(from)} – ${dayName(to)}`;
  return (
    <SheetPart title={text('payouts')} isWide>
      <table>
        <thead>
          <tr>
            {(['cycle', 'orders', 'estimate', 'paid', 'paidOn'] as const).map((head) => (
              <th key={head} scope="col">
                {text(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.cycles.map((one) => {
            const { payout, isPart, completed, estimate } = one;
            const [sum, day] = payout ? paid(one) : [NOTHING, text('noCycle')];
            return (
              <tr key={payout?.cycle ?? ''}>
                <th scope="row">
                  {payout?.days ? (
                    <Link to={paths.payoutCycle(cycleLinkId(payout.days))}>
                      {span(payout.days)}
                    </Link>
                  ) : (
                    text('otherDays')
                  )}
                  {isPart && <Quiet as="div">{text('partOf', { days: span(one.days) })}</Quiet>}
                </th>
                <td>{number(completed)}</td>
                <td>{amount(estimate?.net ?? null)}</td>
                <td>{sum}</td>
                <td>{day}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Quiet as="p">{text('payoutsNote')}</Quiet>
    </SheetPart>
  );
}

function RefundsPart({ figures, days, units }: PartProps & { days: CycleDays }) {
  const text = useText(messages);
  const amount = useAmount(units);
  const { number, date } = useAtomValue(formatsAtom);
  const { refunds, withdrawals, oldestLog } = figures;
  const isShort = oldestLog === '' || oldestLog > days.from;
  const isKnown = oldestLog !== '' && oldestLog <= days.to;
  const rows = [
    { label: text('refunds'), count: refunds.length, sum: sumOf(refunds) },
    { label: text('withdrawals'), count: withdrawals.length, sum: sumOf(withdrawals) },
  ];
  return (
    <SheetPart title={text('logs')}>
      <table>
        <tbody>
          {rows.map(({ label, count, sum }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{isKnown ? number(count) : NOTHING}</td>
              <td>{amount(isKnown ? sum : null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isShort && (
        <Quiet as="p">
          {oldestLog ? text('logsBegin', { day: date(oldestLog) }) : text('noLogs')}
        </Quiet>
      )}
    </SheetPart>
  );
}

/** What does not add up, by cause; the page of the cycle has the orders. */
function ChecksPart({ figures, units }: PartProps) {
  const text = useText(messages);
  const cycleText = useText(cycleMessages);
  const amount = useAmount(units);
  const { number } = useAtomValue(formatsAtom);
  const { cycles, unchecked } = figures;
  const causes = cycles.flatMap(({ findings }) => findings.flatMap((one) => one.causes[0] ?? []));
  const reasons = [...new Set(causes.map(({ reason }) => reason))];
  const rows = reasons.map((reason) => {
    const group = causes.filter((one) => one.reason === reason);
    const sum = group.reduce<number | null>(
      (all, one) => (all === null || one.amount === null ? null : all + Math.abs(one.amount)),
      0,
    );
    return { reason, count: group.length, sum };
  });
  return (
    <SheetPart title={text('checks')}>
      {rows.length > 0 && (
        <table>
          <tbody>
            {rows.map(({ reason, count, sum }) => (
              <tr key={reason}>
                <th scope="row">{cycleText(reason)}</th>
                <td>{number(count)}</td>
                <td>{amount(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Quiet as="p">
        {rows.length > 0 ? text('checksNote') : text(unchecked > 0 ? 'noChecksSoFar' : 'noChecks')}
        {unchecked > 0 && ` ${text('unchecked', { count: unchecked })}`}
      </Quiet>
    </SheetPart>
  );
}
