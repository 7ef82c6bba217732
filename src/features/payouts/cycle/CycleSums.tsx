import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { readDay } from '../../../core/format/writtenDays';
import { useText } from '../../../core/messages/useText';
import { useClock } from '../../../ui/patterns/useClock';
import {
  DescriptionList,
  type DescriptionRow,
} from '../../../ui/primitives/layout/DescriptionList';
import { Card, Heading, Quiet, Stack } from '../../../ui/primitives/layout/Layout';
import { Columns } from '../../../ui/primitives/layout/ScreenLayout';
import type { Payout } from '../data';
import { EstimateLines } from '../estimate/EstimateLines';
import { EstimateNote } from '../estimate/EstimateNote';
import type { useRates } from '../estimate/rates';
import { isLogShort } from './CycleOutcome';
import type { CycleDays } from './cycleDays';
import messages from './messages.en.json';
import { paymentOf } from './paid';
import type { Reconciliation } from './reconcile';
import type { CycleData } from './types';

interface CycleSumsProps {
  payout: Payout;
  data: CycleData;
  days: CycleDays;
  result: Reconciliation;
  rates: ReturnType<typeof useRates>;
}

/** The estimate of the cycle, or `children` in its place, and the number of its orders. */
export function CycleSums({ children, ...props }: CycleSumsProps & { children?: ReactNode }) {
  const text = useText(messages);
  return (
    <Columns>
      {children ?? (
        <Card as="section" aria-label={text('estimate')}>
          <Stack gap={3}>
            <Heading>{text('estimate')}</Heading>
            <Estimate {...props} />
          </Stack>
        </Card>
      )}
      <Card as="section" aria-label={text('counts')}>
        <Stack gap={3}>
          <Heading>{text('counts')}</Heading>
          <Counts {...props} />
        </Stack>
      </Card>
    </Columns>
  );
}

function Estimate({ payout, data, result, rates }: CycleSumsProps) {
  const text = useText(messages);
  const { money, number, date, isoDay } = useAtomValue(formatsAtom);
  const { estimate, estimated } = result;
  const today = useClock(useCallback((now: number) => isoDay(now), [isoDay]));
  const payment = paymentOf(payout, data.details, { today, units: rates.units });
  const paid = payment.state === 'paid' ? payment.amount : null;
  const day = payment.state === 'paid' ? readDay(payment.at, isoDay) : null;
  const completed = data.orders.length;
  if (!estimate) return text('noEstimate');
  const more: DescriptionRow[] =
    paid === null
      ? []
      : [
          {
            label: text('paidOut'),
            value: money(paid / rates.units),
            ...(day && { note: text('paidOn', { day: date(day) }) }),
          },
          {
            label: text(differenceOf(paid, estimate.net)),
            value: money(Math.abs(paid - estimate.net) / rates.units),
          },
        ];
  return (
    <>
      <EstimateLines estimate={estimate} rates={rates.rates} units={rates.units} more={more} />
      {estimated < completed && (
        <Quiet as="p">
          {text('estimated', { estimated: number(estimated), completed: number(completed) })}
        </Quiet>
      )}
      <EstimateNote />
    </>
  );
}

function differenceOf(paid: number, estimated: number) {
  if (paid === estimated) return 'paidSame';
  return paid < estimated ? 'paidDifference' : 'paidMore';
}

function Counts({ payout, data, days, result }: CycleSumsProps) {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  const completed = data.orders.length;
  const { unchecked } = result.counts;
  const rows: DescriptionRow[] = [
    ...(unchecked > 0 ? [{ label: text('groupUnchecked'), value: number(unchecked) }] : []),
    { label: text('completed'), value: number(completed) },
    { label: text('counted'), value: number(payout.orders) },
    ...(data.details ? [{ label: text('listed'), value: number(data.details.orders.length) }] : []),
  ];
  const difference = payout.orders === null ? null : payout.orders - completed;
  // No difference would look as if all orders were checked.
  if (difference !== null && (difference !== 0 || unchecked === 0)) {
    rows.push({ label: text('countDifference'), value: number(difference), isTotal: true });
  }
  return (
    <>
      <DescriptionList rows={rows} />
      {unchecked > 0 && !isLogShort(result, days) && (
        <Quiet as="p">{text('unchecked', { count: unchecked })}</Quiet>
      )}
    </>
  );
}
