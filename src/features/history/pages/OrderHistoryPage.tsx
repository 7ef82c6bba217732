import { useAtomValue } from 'jotai';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { useText } from '../../../core/messages/useText';
import { EmptyState } from '../../../ui/patterns/list/EmptyState';
import { Slot } from '../../../ui/patterns/host/Slot';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import { useListView } from '../../../ui/patterns/table/useListView';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { HistoryExport } from '../components/HistoryExport';
import { HistoryTable } from '../components/HistoryTable';
import { MoreFilters } from '../components/MoreFilters';
import { useStatusChoices } from '../components/filterChoices';
import { ReadingNote } from '../components/ReadingNote';
import { HistoryLayout } from '../components/historyStyles';
import { Totals } from '../components/Totals';
import { PAGE_SIZE } from '../constants';
import { readFilters } from '../historyFilters';
import { historyListAtom } from '../historyUrl';
import messages from '../messages.en.json';
import { useHistoryPages } from '../useHistoryPages';
import { useHistoryRows } from '../useHistoryRows';
import { useRowFilters } from '../useRowFilters';
import type { RowFilters } from '../../../core/orders/filters';

/** The table shows its own empty state, so that it stays mounted. */
const isNever = () => false;

/** `/outlet/order-history` */
export function OrderHistoryPage() {
  const rowFilters = useRowFilters();
  const hasPages = useAtomValue(hasCapabilityAtom)('history.pages');
  return hasPages ? (
    <HistoryView key="pages" useRows={useHistoryPages} rowFilters={rowFilters} />
  ) : (
    <HistoryView key="whole" useRows={useHistoryRows} rowFilters={rowFilters} />
  );
}

interface HistoryViewProps {
  useRows: typeof useHistoryRows;
  rowFilters: RowFilters;
}

function HistoryView({ useRows, rowFilters }: HistoryViewProps) {
  const text = useText(messages);
  const list = useAtomValue(historyListAtom);
  const { view, applied, isNarrowed, onShowAll, onTable, onFilters, ...filters } =
    useListView(list);
  const { query, isPartial, isIncomplete, isLoadingMore, total, totals, page } = useRows(
    view,
    applied,
    rowFilters,
  );
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
  const others = readFilters(view.others);
  const isDeclined = view.status === 'declined' || others.handling === 'rejected';
  const count = total ?? query.data?.length ?? 0;
  return (
    <Page
      title={text('title')}
      titleNote={isLoadingMore && <ReadingNote isPartial={isPartial} />}
      secondary={<HistoryExport {...{ view, count }} filters={rowFilters} />}
      filters={
        <FilterBar
          {...filters}
          status={view.status}
          hasSearch={list.hasSearch}
          searchHint={text('searchHint')}
          options={useStatusChoices()}
          isFolded
        >
          <MoreFilters
            status={view.status}
            filters={others}
            sort={view.table.sort}
            onChange={onFilters}
          />
        </FilterBar>
      }
    >
      <Slot name="historyTop" />
      <HistoryLayout>
        {isIncomplete && <Banner tone="warning">{text('incomplete')}</Banner>}
        {query.data && count > 0 && <Totals {...{ totals, isDeclined }} />}
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
      </HistoryLayout>
    </Page>
  );
}
