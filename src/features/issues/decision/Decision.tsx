import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { OrderIssue } from '../../../core/orders/issues/types';
import { color, focusRing, font, radius, space } from '../../../ui/theme/theme';
import { useCyclePath } from '../../payouts/public';
import messages from '../messages.en.json';
import { useDecisionWords } from './useDecisionWords';

const Lines = styled.ul`
  display: grid;
  gap: ${space[1]};
  font-size: ${font.size.sm};
  list-style: none;
  & a {
    ${focusRing}
    border-radius: ${radius.small};
    color: ${color.primary};
  }
`;

/** What was answered and decided, and in which payout it is deducted. */
export function Decision({ issue }: { issue: OrderIssue }) {
  const text = useText(messages);
  const lines = useDecisionWords()(issue);
  const pathOf = useCyclePath();
  const cycle = issue.settlement?.payoutCycle ?? '';
  const path = pathOf(cycle);
  const words = text('payout', { cycle: clip(cycle) });
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
      {cycle && <li>{path ? <Link to={path}>{words}</Link> : words}</li>}
    </Lines>
  );
}
