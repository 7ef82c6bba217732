import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { openIssuesAtom } from '../../../core/orders/issues/queries';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { IssueList } from '../components/IssueList';
import messages from '../messages.en.json';

/** `/orders/issues` */
export function IssuesPage() {
  const text = useText(messages);
  const query = useAtomValue(openIssuesAtom);
  const help = text(query.data ? 'emptyHelp' : 'loadHelp');
  return (
    <Page title={text('title')}>
      <QueryView
        query={query}
        empty={<ListEmpty text={text('empty')} help={help} />}
        skeleton={<Skeleton count={3} height="220px" gap="16px" />}
      >
        {(issues) => <IssueList label={text('openIssues')} issues={issues} />}
      </QueryView>
    </Page>
  );
}
