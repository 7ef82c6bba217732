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

/** The table itself says that there are no rows: it is kept for the next ones. */
const isNever = () => false;

/** `/outlet/order-history`: every past order, to be narrowed, sorted and opened. */
export function OrderHistoryPage() {
  const text = useText(messages);
  const { view, asked, isNarrowed, onShowAll, onTable, ...filters } = useListView(HISTORY_LIST);
  const { query, isPartial, isAsking } = useHistoryRows(view, asked);
  const empty =
    isNarrowed && query.data ? (
      <EmptyState
        text={text('empty')}
        help={text('emptyNarrowed')}
        action={<Button onClick={onShowAll}>{text('showAll')}</Button>}
      />
    ) : (
      <EmptyState text={text('empty')} help={text('emptyHelp')} />
    );
  return (
    <Page
      title={text('title')}
      titleNote={isAsking && <ReadingNote isPartial={isPartial} />}
      filters={<HistoryFilters {...filters} status={view.status} />}
    >
      <QueryView
        query={query}
        skeleton={<Skeleton count={PAGE_SIZE} height="45px" gap="8px" />}
        empty={empty}
        isEmpty={isNever}
      >
        {(rows) => (
          <HistoryTable
            rows={rows}
            control={{ view: view.table, onViewChange: onTable }}
            isPartial={isPartial}
            empty={empty}
          />
        )}
      </QueryView>
    </Page>
  );
}
