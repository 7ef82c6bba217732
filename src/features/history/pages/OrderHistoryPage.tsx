import { useAtomValue } from 'jotai';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { useText } from '../../../core/messages/useText';
import { EmptyState } from '../../../ui/patterns/list/EmptyState';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import { useListView } from '../../../ui/patterns/table/useListView';
import { Button } from '../../../ui/primitives/Button';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { HistoryTable } from '../components/HistoryTable';
import { ReadingNote } from '../components/ReadingNote';
import { PAGE_SIZE } from '../constants';
import { HISTORY_LIST } from '../historyUrl';
import messages from '../messages.en.json';
import { HISTORY_STATUSES } from '../types';
import { useHistoryPages } from '../useHistoryPages';
import { useHistoryRows } from '../useHistoryRows';

const STATUS_LABELS = {
  all: 'statusAll',
  completed: 'statusCompleted',
  declined: 'statusDeclined',
} as const;

/** The table shows its own empty state, so that it does not unmount. */
const isNever = () => false;

/** `/outlet/order-history` */
export function OrderHistoryPage() {
  const hasPages = useAtomValue(hasCapabilityAtom)('history.pages');
  return hasPages ? (
    <HistoryView key="pages" useRows={useHistoryPages} />
  ) : (
    <HistoryView key="whole" useRows={useHistoryRows} />
  );
}

function HistoryView({ useRows }: { useRows: typeof useHistoryRows }) {
  const text = useText(messages);
  const { view, applied, isNarrowed, onShowAll, onTable, ...filters } = useListView(HISTORY_LIST);
  const { query, isPartial, isLoadingMore, total, page } = useRows(view, applied);
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
      titleNote={isLoadingMore && <ReadingNote isPartial={isPartial} />}
      filters={
        <FilterBar
          {...filters}
          status={view.status}
          searchHint={text('searchHint')}
          options={HISTORY_STATUSES.map((value) => ({ value, label: text(STATUS_LABELS[value]) }))}
        />
      }
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
            control={{ view: { ...view.table, page }, onViewChange: onTable }}
            isPartial={isPartial}
            total={total}
            empty={empty}
          />
        )}
      </QueryView>
    </Page>
  );
}
