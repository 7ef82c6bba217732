import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import { figures, smallText, visuallyHidden } from '../../../ui/theme/mixins';
import { box, color, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import type { HistoryTotals } from '../types';

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

/** Of the orders that are filtered; `null` until they are known. */
export function Totals({ totals }: { totals: HistoryTotals | null }) {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
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
