import { useText } from '../../../core/messages/useText';
import { EmptyState } from '../../../ui/patterns/EmptyState';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { useListView } from '../../../ui/patterns/useListView';
import { Button } from '../../../ui/primitives/Button';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { HistoryFilters } from '../components/HistoryFilters';
import { HistoryTable } from '../components/HistoryTable';
import { ReadingNote } from '../components/ReadingNote';
import { PAGE_SIZE } from '../constants';
import { HISTORY_LIST } from '../historyUrl';
import messages from '../messages.en.json';
import { useHistoryRows } from '../useHistoryRows';

/** `/outlet/order-history`: every past order, to be narrowed, sorted and opened. */
export function OrderHistoryPage() {
  const text = useText(messages);
  const { view, asked, isNarrowed, onShowAll, onTable, ...filters } = useListView(HISTORY_LIST);
  const { query, isPartial, isAsking } = useHistoryRows(view, asked);
  return (
    <Page
      title={text('title')}
      titleNote={isAsking && <ReadingNote isPartial={isPartial} />}
      filters={<HistoryFilters {...filters} status={view.status} />}
    >
      <QueryView
        query={query}
        skeleton={<Skeleton count={PAGE_SIZE} height="45px" gap="8px" />}
        empty={
          isNarrowed && query.data ? (
            <EmptyState
              text={text('empty')}
              help={text('emptyNarrowed')}
              action={<Button onClick={onShowAll}>{text('showAll')}</Button>}
            />
          ) : (
            <EmptyState text={text('empty')} help={text('emptyHelp')} />
          )
        }
      >
        {(rows) => (
          <HistoryTable
            rows={rows}
            control={{ view: view.table, onViewChange: onTable }}
            isPartial={isPartial}
          />
        )}
      </QueryView>
    </Page>
  );
}
