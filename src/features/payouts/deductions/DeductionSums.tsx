import { useAtomValue } from 'jotai';
import { useId, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { readDay } from '../../../core/format/writtenDays';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { type CodeSum, keyOf, sumsByCode, totalOfLines } from '../../../core/payouts/sums';
import { useConsent } from '../../../core/payouts/useConsent';
import { useDeductionName } from '../../../core/payouts/useDeductionName';
import { Card, Heading, Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { color, figures, font, space } from '../../../ui/theme/theme';
import { type CycleDays, cycleLinkId } from '../cycle/cycleDays';
import type { PayoutDetails } from '../cycle/types';
import type { Payout } from '../data';
import { linkStyles } from '../linkStyles';
import { linesLink } from './linesLink';
import messages from './messages.en.json';
import { linesOf, toStatement } from './statement';
import { useNet } from './useNet';

const Sums = styled.dl`
  ${figures}
  display: grid;
  font-size: ${font.size.sm};
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    column-gap: ${space[4]};
    padding-block: ${space[1]};
  }
  & dt {
    color: ${color.textMuted};
    overflow-wrap: anywhere;
    & > small {
      margin-inline: ${space[2]};
      font-size: ${font.size.xs};
      font-weight: ${font.weight.regular};
    }
  }
  & dd {
    text-align: end;
    white-space: nowrap;
  }
  & > [data-open] {
    border-block-start: 1px solid ${color.border};
    & > * {
      color: ${color.danger};
      font-weight: ${font.weight.strong};
    }
  }
  & > [data-total] {
    margin-block-start: ${space[1]};
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.border};
    font-size: ${font.size.md};
    font-weight: ${font.weight.strong};
    & > dt {
      color: ${color.text};
      & > small {
        display: block;
        margin: 0;
        color: ${color.textMuted};
      }
    }
  }
  & a {
    ${linkStyles}
    margin-block: 0;
  }
`;

const Anchor = styled(Link)`
  ${linkStyles}
`;

interface DeductionSumsProps {
  payout: Payout;
  days: CycleDays;
  /** `null` without the capability `payouts.detail`. */
  details: PayoutDetails | null;
  units: number;
}

/** What was deducted from a payout by code, and what no line explains (c115). */
export function DeductionSums({ payout, days, details, units }: DeductionSumsProps) {
  const text = useText(messages);
  const id = useId();
  const { money, date, isoDay } = useAtomValue(formatsAtom);
  const { state } = useLocation();
  const { payment, today, label, missing } = useNet(payout, details, units);
  const statement = useMemo(() => details && toStatement(details, units), [details, units]);
  const sums = useMemo(
    () => statement?.sums ?? sumsByCode(payout.deductions ?? [], units),
    [statement, payout, units],
  );
  const consentOf = useConsent();
  const agreed = useMemo(
    () => (details ? linesOf(details) : (payout.deductions ?? [])).filter(({ consent }) => consent),
    [details, payout],
  );
  const soonOf = (key: string) =>
    agreed
      .filter((line) => keyOf(line) === key)
      .map(({ consent }) => (consent ? consentOf(consent, today).soon : ''))
      .find(Boolean);
  const rest = missing === '' && statement ? statement.rest : null;
  const paidOn = payment.state === 'paid' ? readDay(payment.at, isoDay) : null;
  const show = (sum: number | null) => money(sum === null ? null : sum / units);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Heading id={id}>{text('what')}</Heading>
        <Sums>
          {statement && (
            <div>
              <dt>{text('gross')}</dt>
              <dd>{show(statement.gross)}</dd>
            </div>
          )}
          {sums.map((sum) => (
            <SumRow key={sum.key} {...{ sum, days, units }} soon={soonOf(sum.key)} />
          ))}
          {rest !== null && rest !== 0 && (
            <div data-open>
              <dt>{text(rest > 0 ? 'unexplained' : 'tooMuch')}</dt>
              <dd>{show(Math.abs(rest))}</dd>
            </div>
          )}
          <div data-total>
            <dt>
              {statement ? label : text('inAll')}
              {paidOn && <small>{text('paidOn', { day: date(paidOn) })}</small>}
            </dt>
            <dd>
              {statement
                ? missing || show(statement.net)
                : show(totalOfLines(payout.deductions ?? [], units))}
            </dd>
          </div>
        </Sums>
        {rest === 0 && statement?.unread === 0 && <Quiet as="p">{text('exact')}</Quiet>}
        {statement && statement.unread > 0 && (
          <Quiet as="p">{text('unread', { count: statement.unread })}</Quiet>
        )}
        <Row gap={5}>
          <Anchor to={linesLink(days)} state={state}>
            {text('allLines')}
          </Anchor>
          <Anchor to={paths.payoutStatement(cycleLinkId(days))} state={state}>
            {text('forAccountant')}
          </Anchor>
        </Row>
      </Stack>
    </Card>
  );
}

interface SumRowProps {
  sum: CodeSum;
  days: CycleDays;
  units: number;
  /** That what was agreed to ends or is renewed soon. */
  soon: string | undefined;
}

/** The sum of a code, with a link to its lines. */
function SumRow({ sum, days, units, soon }: SumRowProps) {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  const { state } = useLocation();
  const nameOf = useDeductionName();
  return (
    <div>
      <dt>
        <Link to={linesLink(days, sum.key)} state={state}>
          {nameOf(sum)}
        </Link>
        <small>{text('lineCount', { count: sum.lines })}</small>
        {soon && <StatusChip tone="warning" label={soon} />}
      </dt>
      <dd>{sum.total === null ? NOTHING : money((0 - sum.total) / units)}</dd>
    </div>
  );
}
