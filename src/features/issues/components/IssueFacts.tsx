import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { IssueAsk, IssueLine, OrderIssue } from '../../../core/orders/issues/types';
import { Text } from '../../../ui/primitives/layout/Layout';
import { color, figures, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

const Lines = styled.ul`
  ${figures}
  display: grid;
  gap: ${space[1]};
  font-size: ${font.size.sm};
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[3]};
  }
  & > li > span:first-child {
    flex: 1 1 min-content;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${color.textMuted};
    font-size: inherit;
  }
`;

/** The lines of the order that an issue is about, with the money at stake, and what the customer wants. */
export function IssueFacts({ issue }: { issue: OrderIssue }) {
  const text = useText(messages);
  const wish = useWishWords();
  return (
    <>
      {issue.items.length > 0 && (
        <Lines aria-label={text('lines')}>
          {issue.items.map((line, at) => (
            <StakeLine key={`${line.lineId}#${at}`} line={line} kind={issue.kind} />
          ))}
        </Lines>
      )}
      {issue.asks && <Text size="sm">{wish(issue.asks)}</Text>}
    </>
  );
}

function StakeLine({ line, kind }: { line: IssueLine; kind: OrderIssue['kind'] }) {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const { amount, quantity } = line;
  const name = clip(line.name) || text('nameless');
  // The kind of the issue says the same.
  const reason = line.reason === kind ? '' : clip(line.reason);
  return (
    <li>
      <span>
        {text('line', { quantity: number(quantity), name })}
        {reason && (
          <small>
            {' · '}
            <bdi>{reason}</bdi>
          </small>
        )}
      </span>
      {amount !== null && <span>{money(amount)}</span>}
    </li>
  );
}

function useWishWords(): (asks: IssueAsk) => string {
  const text = useText(messages);
  const { shortMoney, number } = useAtomValue(formatsAtom);
  return ({ kind, amount: cost, minutes: time }) => {
    const amount = cost === null ? '' : shortMoney(cost);
    if (kind === 'refund') return amount ? text('asksRefund', { amount }) : text('asksRefundOpen');
    if (kind === 'replacement') {
      return amount ? text('asksReplacementCost', { amount }) : text('asksReplacement');
    }
    if (kind === 'cancel') return amount ? text('asksCancelCost', { amount }) : text('asksCancel');
    return time === null ? text('asksTimeOpen') : text('asksTime', { minutes: number(time) });
  };
}
