import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { zoneAtom } from '../../../core/format/zoneAtom';
import { useText } from '../../../core/messages/useText';
import type { RowFilters } from '../../../core/orders/filters';
import { historyProgressAtom } from '../../../core/orders/history/queries';
import type { HistoryTotals } from '../../../core/orders/history/types';
import { apiAtom, restaurantIdAtom } from '../../../core/state/services';
import { useStatusLabel } from '../../../ui/orders/OrderStatusChip';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import type { ExportJob } from '../../../ui/patterns/export/exportTable';
import { Slot } from '../../../ui/patterns/host/Slot';
import { Page } from '../../../ui/patterns/Page';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import { useListView } from '../../../ui/patterns/table/useListView';
import { useClock } from '../../../ui/patterns/useClock';
import { Banner } from '../../../ui/primitives/Banner';
import { Button, Spinner } from '../../../ui/primitives/Button';
import { Row, Text } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { useStatusChoices } from '../components/filterChoices';
import { HistoryTable } from '../components/HistoryTable';
import { Facts, HistoryLayout } from '../components/historyStyles';
import { MoreFilters } from '../components/MoreFilters';
import { useHistoryColumns } from '../components/useHistoryColumns';
import { readFilters, toRowFilters, writeFilters } from '../historyFilters';
import { type HistoryView, historyListAtom, PAGE_SIZE, readView } from '../historyUrl';
import messages from '../messages.en.json';
import { useHistoryPages, useHistoryRows } from '../useHistoryRows';

/** The table shows its own empty state, so that it stays mounted. */
const isNever = () => false;

/** `/outlet/order-history` */
export function OrderHistoryPage() {
  const rowFilters = useRowFilters();
  const hasPages = useAtomValue(hasCapabilityAtom)('history.pages');
  return hasPages ? (
    <HistoryScreen key="pages" useRows={useHistoryPages} rowFilters={rowFilters} />
  ) : (
    <HistoryScreen key="whole" useRows={useHistoryRows} rowFilters={rowFilters} />
  );
}

interface HistoryViewProps {
  useRows: typeof useHistoryRows;
  rowFilters: RowFilters;
}

function HistoryScreen({ useRows, rowFilters }: HistoryViewProps) {
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
  const hasIssues = useAtomValue(hasCapabilityAtom)('orders.issues');
  const others = readFilters(view.others, hasIssues);
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

function ReadingNote({ isPartial }: { isPartial: boolean }) {
  const text = useText(messages);
  const { data: count = 0 } = useAtomValue(historyProgressAtom);
  return (
    <Row>
      <Spinner size={16} />
      <Text as="span" size="sm" tone="textMuted">
        {isPartial ? text('reading', { count }) : text('asking')}
      </Text>
    </Row>
  );
}

interface TotalsProps {
  /** Totals of the filtered orders; `null` until they are known. */
  totals: HistoryTotals | null;
  /** Whether the filter finds only declined orders, which have no revenue. */
  isDeclined: boolean;
}

function Totals({ totals, isDeclined }: TotalsProps) {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const facts = [
    ['totalOrders', number(totals?.orders)],
    ['totalRevenue', money(totals?.revenue)],
    ['totalAverage', money(totals?.average)],
  ] as const;
  if (isDeclined) {
    const lost = totals?.lost ?? null;
    return (
      <p>
        <strong>{text('totalsDeclined', { count: number(totals?.orders) })}</strong>
        {lost !== null && ` · ${text('totalsLost', { amount: money(lost) })}`}
      </p>
    );
  }
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>
            {text(name)}
            {name === 'totalRevenue' && <span> {text('totalRevenueNote')}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const loadExport = () => import('../exportHistory');

interface HistoryExportProps {
  view: HistoryView;
  filters: RowFilters;
  /** The number of orders in the table. */
  count: number;
}

function HistoryExport({ view, filters, count }: HistoryExportProps) {
  const text = useText(messages);
  const api = useAtomValue(apiAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const { isoDay } = useAtomValue(formatsAtom);
  const has = useAtomValue(hasCapabilityAtom);
  const [hasPages, hasIssues] = [has('history.pages'), has('orders.issues')];
  const status = useStatusLabel();
  const columns = useHistoryColumns();
  const read = async (job: ExportJob, choice: string) => {
    const { exportHistory } = await loadExport().catch(loadExport);
    const request = { view, columns, filters, count, source: { api, restaurantId }, job };
    return exportHistory({ request, choice, hasPages, words: { text, status, isoDay, hasIssues } });
  };
  return (
    <ExportButton
      name={text('title')}
      count={count}
      read={read}
      choices={[
        { value: 'orders', label: text('exportByOrder') },
        { value: 'items', label: text('exportByItem') },
      ]}
    />
  );
}

/** The filters of the URL other than status and search. */
function useRowFilters(): RowFilters {
  const zone = useAtomValue(zoneAtom);
  const { isoDay } = useAtomValue(formatsAtom);
  const [params] = useSearchParams();
  const list = useAtomValue(historyListAtom);
  const hasIssues = useAtomValue(hasCapabilityAtom)('orders.issues');
  const today = useClock(useCallback((now: number) => isoDay(now), [isoDay]));
  // A string stays equal when only the page or the search in the URL changes.
  const inUrl = new URLSearchParams(
    writeFilters(readFilters(readView(params, list).others, hasIssues)),
  ).toString();
  return useMemo(() => {
    const filters = readFilters(Object.fromEntries(new URLSearchParams(inUrl)));
    return toRowFilters(filters, today, zone);
  }, [inUrl, today, zone]);
}
