import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import type { OrderIssue } from '../../../core/orders/issues/types';
import { useIncrementalList } from '../../../ui/patterns/list/useIncrementalList';
import { Button } from '../../../ui/primitives/Button';
import { box, space } from '../../../ui/theme/theme';
import type { AnswerResult } from '../answer/sendAnswer';
import messages from '../messages.en.json';
import { IssueCard } from './IssueCard';

const STEP = 20;

/** One card per row, two in a wide portal. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  list-style: none;
  & > li {
    min-inline-size: 0;
  }
  ${box.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const ListEnd = styled.div`
  display: grid;
  justify-items: center;
  padding-block: ${space[3]};
`;

interface IssueListProps {
  label: string;
  issues: readonly OrderIssue[];
  results?: ReadonlyMap<string, AnswerResult>;
  /** Those that are shown and no longer open. */
  gone?: ReadonlySet<string>;
  /** How many are rendered in any case, because one of them is wanted. */
  atLeast?: number;
}

export function IssueList({ label, issues, results, gone, atLeast = 0 }: IssueListProps) {
  const text = useText(messages);
  const { shown, isMore, showMore, end } = useIncrementalList(issues, STEP, atLeast);
  return (
    <>
      <Cards aria-label={label}>
        {shown.map((issue, at) => (
          <li key={issue.id}>
            <IssueCard
              issue={issue}
              result={results?.get(issue.id)}
              isGone={gone?.has(issue.id)}
              isFirst={at === 0 && issue.state === 'open'}
            />
          </li>
        ))}
      </Cards>
      {isMore && (
        <ListEnd ref={end}>
          <Button onClick={showMore}>{text('showMore')}</Button>
        </ListEnd>
      )}
    </>
  );
}
