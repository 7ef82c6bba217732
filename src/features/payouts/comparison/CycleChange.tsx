import { useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { canListOrdersAtom, canSortAtom } from '../../../core/orders/history/limits';
import { useDeductionName } from '../../../core/payouts/useDeductionName';
import { regionAtom } from '../../../core/state/services';
import { Card, Heading, Quiet, Stack } from '../../../ui/primitives/layout/Layout';
import { color, figures, font, radius, space } from '../../../ui/theme/theme';
import type { CycleDays } from '../cycle/cycleDays';
import { linesLink } from '../deductions/linesLink';
import estimateMessages from '../estimate/messages.en.json';
import { hasIndianTaxes, type useRates } from '../estimate/rates';
import { linkStyles } from '../linkStyles';
import { useMayOpenOrders } from '../useMayOpenOrders';
import { toBars } from './bars';
import type { Comparison, Part } from './compareCycles';
import messages from './messages.en.json';

/** The name and the amount of each cause, with its bar below them. */
const Waterfall = styled.ul`
  ${figures}
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  font-size: ${font.size.sm};
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${space[3]};
  }
  & > li > strong {
    white-space: nowrap;
  }
  & > li > :first-child {
    overflow-wrap: anywhere;
  }
  & a {
    ${linkStyles}
    margin-block: 0;
  }
  & > li > div {
    position: relative;
    grid-column: 1 / -1;
    block-size: 8px;
    border-radius: ${radius.small};
    background: ${color.surface2};
    & > span {
      position: absolute;
      inset-block: 0;
      min-inline-size: 2px;
      border-radius: ${radius.small};
      background: ${color.success};
      &[data-sign='minus'] {
        background: ${color.danger};
      }
    }
  }
`;

interface CycleChangeProps {
  comparison: Comparison;
  days: CycleDays;
  /** Whether the cycle has not ended. */
  isOpen: boolean;
  rates: ReturnType<typeof useRates>;
  /** Wraps the text of a cause whose orders are in the list of the page. */
  toChecks: (text: string) => ReactNode;
}

/** The difference from the cycle before, and a bar for each of its causes, which opens the orders. */
export function CycleChange(props: CycleChangeProps) {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  const id = useId();
  const { comparison, isOpen, rates } = props;
  const { amount, before, isPaid, parts } = comparison;
  const show = (units: number) => money(units / rates.units);
  const title = `${amount < before ? 'less' : 'more'}${isOpen ? 'SoFar' : ''}` as const;
  const bars = toBars(parts.map((part) => part.amount));
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <div>
          <Heading id={id}>
            {amount === before
              ? text('same')
              : text(title, { amount: show(Math.abs(amount - before)) })}
          </Heading>
          <Quiet as="p">
            {text(isPaid ? 'ofPayouts' : 'ofEstimates', {
              now: show(amount),
              before: show(before),
            })}
          </Quiet>
        </div>
        {parts.length > 0 && (
          <Waterfall aria-label={text('caption')}>
            {parts.map((part, index) => {
              const sign = part.amount < 0 ? 'minus' : 'plus';
              return (
                <li key={`${part.cause} ${part.deduction?.key}`}>
                  <span>
                    <CauseLink {...props} part={part} />
                  </span>
                  <strong>{text(sign, { amount: show(Math.abs(part.amount)) })}</strong>
                  <div>
                    <span data-sign={sign} style={bars[index]} />
                  </div>
                </li>
              );
            })}
          </Waterfall>
        )}
      </Stack>
    </Card>
  );
}

function CauseLink({ part, days, comparison, rates, toChecks }: CycleChangeProps & { part: Part }) {
  const mayOpen = useMayOpenOrders();
  const canList = useAtomValue(canListOrdersAtom);
  const canSort = useAtomValue(canSortAtom);
  const { state } = useLocation();
  const words = useCauseWords(comparison, rates)(part);
  if (part.cause === 'payout') return comparison.unexpected.now === 0 ? words : toChecks(words);
  if (part.cause === 'unexplained') return words;
  if (part.deduction) {
    return (
      <Link to={linesLink(days, part.deduction.key)} state={state}>
        {words}
      </Link>
    );
  }
  const group = STATUS_OF[part.cause];
  if (!mayOpen || !canList('period', ...(group.status ? ['status' as const] : []))) return words;
  const search = new URLSearchParams({
    ...group,
    from: days.from,
    to: days.to,
    ...(part.cause === 'bills' && canSort('total') ? { sort: 'total' } : {}),
  }).toString();
  return <Link to={{ pathname: paths.orderHistory, search }}>{words}</Link>;
}

const COMPLETED = { status: 'completed' };

const STATUS_OF: Readonly<
  Record<Exclude<Part['cause'], 'payout' | 'unexplained'>, { status?: string }>
> = {
  orders: {},
  declined: { status: 'declined' },
  bills: COMPLETED,
  commission: COMPLETED,
  commissionTax: COMPLETED,
  paymentFee: COMPLETED,
  taxWithheld: COMPLETED,
  deduction: COMPLETED,
};

function useCauseWords(
  { bill, unexpected, unexplained }: Comparison,
  { rates, units }: ReturnType<typeof useRates>,
) {
  const text = useText(messages);
  const estimateText = useText(estimateMessages);
  const { money, percentage } = useAtomValue(formatsAtom);
  const isIndia = hasIndianTaxes(useAtomValue(regionAtom));
  const nameOf = useDeductionName();
  const signed = (amount: number) =>
    amount === 0
      ? money(0)
      : text(amount < 0 ? 'minus' : 'plus', { amount: money(Math.abs(amount) / units) });
  return ({ cause, orders = 0, deduction }: Part): string => {
    const count = Math.abs(orders);
    switch (cause) {
      case 'orders':
        return text(orders < 0 ? 'ordersFewer' : 'ordersMore', { count });
      case 'declined':
        return text(orders < 0 ? 'declinedFewer' : 'declinedMore', { count });
      case 'bills':
        return text('bills', {
          now: money(bill.now / units),
          before: money(bill.before / units),
        });
      case 'payout':
        return text('unexpected', {
          now: signed(unexpected.now),
          before: signed(unexpected.before),
        });
      case 'deduction':
        return deduction
          ? text('deduction', {
              name: nameOf(deduction),
              now: money(deduction.now / units),
              before: money(deduction.before / units),
            })
          : '';
      case 'unexplained':
        return text('unexplained', {
          now: money((unexplained?.now ?? 0) / units),
          before: money((unexplained?.before ?? 0) / units),
        });
      case 'commissionTax':
      case 'taxWithheld':
        return estimateText(isIndia ? (`${cause}India` as const) : cause, {
          percent: percentage(rates[cause]),
        });
      default:
        return estimateText(cause, { percent: percentage(rates[cause]) });
    }
  };
}
