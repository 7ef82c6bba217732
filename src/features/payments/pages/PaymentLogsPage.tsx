import { useText } from '../../../core/messages/useText';
import { FilterBar } from '../../../ui/patterns/FilterBar';
import { ListEmpty } from '../../../ui/patterns/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { useListView } from '../../../ui/patterns/useListView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { LogsTable } from '../components/LogsTable';
import { LOG_LIST } from '../logList';
import messages from '../messages.en.json';
import { LOG_STATUSES } from '../types';
import { useLogs } from '../useLogs';

/** `/outlet/payment-logs`: every movement of money, day by day. */
export function PaymentLogsPage() {
  const text = useText(messages);
  const { view, asked, isNarrowed, onShowAll, onTable, ...filters } = useListView(LOG_LIST);
  const query = useLogs(view, asked);
  const { status } = view;
  const options = LOG_STATUSES.map((value) => ({
    value,
    label: text(value === 'all' ? 'filterAll' : value),
  }));
  const narrowed = { help: text('emptyNarrowed'), showAll: text('showAll'), onShowAll };
  return (
    <Page
      title={text('title')}
      filters={<FilterBar {...filters} {...{ status, options }} searchHint={text('searchHint')} />}
    >
      <QueryView
        query={query}
        skeleton={<Skeleton count={10} height="45px" gap="8px" />}
        empty={
          <ListEmpty
            text={text('empty')}
            help={text('emptyHelp')}
            narrowed={isNarrowed ? narrowed : undefined}
            hasFailed={query.data === undefined}
          />
        }
      >
        {(logs) => <LogsTable logs={logs} control={{ view: view.table, onViewChange: onTable }} />}
      </QueryView>
    </Page>
  );
}
