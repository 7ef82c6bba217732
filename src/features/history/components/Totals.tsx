import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import { figures, smallText, visuallyHidden } from '../../../ui/theme/mixins';
import { box, color, font, space } from '../../../ui/theme/theme';
import { totalsOf } from '../historyFilters';
import messages from '../messages.en.json';
import type { HistoryRow } from '../types';

const Facts = styled.dl`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin: 0;
  & > div {
    min-inline-size: 0;
  }
  & dt {
    ${smallText}
    color: ${color.textMuted};
  }
  & dd {
    margin: 0;
    font-size: ${font.size.lg};
    font-weight: ${font.weight.strong};
    overflow-wrap: anywhere;
  }
  ${box.narrow} {
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
    & dd {
      font-size: ${font.size.md};
    }
    & dt > span {
      ${visuallyHidden}
    }
  }
`;

interface TotalsProps {
  rows: readonly HistoryRow[];
  isPartial: boolean;
}

/** Of the orders that are filtered; unknown until all are loaded. */
export function Totals({ rows, isPartial }: TotalsProps) {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const totals = useMemo(() => (isPartial ? null : totalsOf(rows)), [rows, isPartial]);
  const facts = [
    ['totalOrders', number(totals?.orders)],
    ['totalRevenue', money(totals?.revenue)],
    ['totalAverage', money(totals?.average)],
  ] as const;
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>
            {text(name)}
            {name === 'totalRevenue' && <span> {text('totalRevenueNote')}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
