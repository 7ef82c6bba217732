import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import { color, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import type { DayTotals } from '../types';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
`;

const Sums = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.textMuted};
  font-weight: ${font.weight.regular};
`;

/** A day and what it brought; sums that are nothing are left out. */
export function DayHead({ day, totals }: { day: string; totals: DayTotals | undefined }) {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  return (
    <Line>
      <span>{clip(day) || text('dayUnknown')}</span>
      <Sums>
        {totals?.captured ? (
          <span>{text('dayCaptured', { amount: money(totals.captured) })}</span>
        ) : null}
        {totals?.refund ? <span>{text('dayRefund', { amount: money(totals.refund) })}</span> : null}
        {totals?.withdraw ? (
          <span>{text('dayWithdraw', { amount: money(totals.withdraw) })}</span>
        ) : null}
      </Sums>
    </Line>
  );
}
