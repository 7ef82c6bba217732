import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import type { OrderIssue } from '../../../core/orders/issues/types';
import { useIncrementalList } from '../../../ui/patterns/list/useIncrementalList';
import { Button } from '../../../ui/primitives/Button';
import { space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { IssueCard } from './IssueCard';

const STEP = 20;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-inline-size: 860px;
  list-style: none;
  & > li {
    min-inline-size: 0;
  }
`;

const End = styled.div`
  display: grid;
  justify-items: center;
`;

interface IssueListProps {
  label: string;
  issues: readonly OrderIssue[];
}

export function IssueList({ label, issues }: IssueListProps) {
  const text = useText(messages);
  const { shown, isMore, showMore, end } = useIncrementalList(issues, STEP);
  return (
    <>
      <Cards aria-label={label}>
        {shown.map((issue) => (
          <li key={issue.id}>
            <IssueCard issue={issue} />
          </li>
        ))}
      </Cards>
      {isMore && (
        <End ref={end}>
          <Button onClick={showMore}>{text('showMore')}</Button>
        </End>
      )}
    </>
  );
}
