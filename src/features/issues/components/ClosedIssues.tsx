import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { createClosedIssuesAtom } from '../../../core/orders/issues/queries';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Button } from '../../../ui/primitives/Button';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import messages from '../messages.en.json';
import { IssueList, ListEnd } from './IssueList';

/** A page of the closed issues, and the pages below it that were asked for. */
export function ClosedIssues({ cursor = null }: { cursor?: string | null }) {
  const text = useText(messages);
  const query = useAtomValue(useMemo(() => createClosedIssuesAtom(cursor), [cursor]));
  const [isMore, setMore] = useState(false);
  const isFirst = cursor === null;
  const help = text(query.data ? 'closedEmptyHelp' : 'loadHelp');
  return (
    <Stack>
      <QueryView
        query={query}
        isEmpty={({ issues }) => issues.length === 0}
        empty={isFirst && <ListEmpty text={text('closedEmpty')} help={help} />}
        skeleton={<Skeleton count={3} height="180px" gap="16px" />}
      >
        {({ issues }) => <IssueList label={text('closedIssues')} issues={issues} />}
      </QueryView>
      {query.data?.next &&
        (isMore ? (
          <ClosedIssues cursor={query.data.next} />
        ) : (
          <ListEnd>
            <Button onClick={() => setMore(true)}>{text('showMore')}</Button>
          </ListEnd>
        ))}
    </Stack>
  );
}
