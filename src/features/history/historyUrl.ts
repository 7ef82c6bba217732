import { atom } from 'jotai';
import { hasCapabilityAtom } from '../../core/capabilities';
import type { HistoryFilterName } from '../../core/contracts';
import { HISTORY_STATUSES, type HistoryStatus } from '../../core/orders/filters';
import { canFilterAtom, canSortAtom } from '../../core/orders/history/limits';
import {
  type ListOptions,
  type ListView,
  readListView,
  writeListView,
} from '../../ui/patterns/table/listUrl';

/** The filter that each parameter of the URL belongs to, other than status and search. */
const FILTER_OF = {
  period: 'period',
  from: 'period',
  to: 'period',
  min: 'amount',
  max: 'amount',
  payment: 'payment',
  item: 'item',
  customer: 'customer',
  handling: 'handling',
} as const satisfies Record<string, HistoryFilterName>;

export type FilterParam = keyof typeof FILTER_OF;

export type HistoryView = ListView<HistoryStatus>;

/** The columns that the URL can sort by. */
export const SORTABLE = [
  'number',
  'date',
  'customer',
  'items',
  'total',
  'payment',
  'status',
] as const;

const FILTER_PARAMS = Object.keys(FILTER_OF) as readonly FilterParam[];

/** The default number of rows per page, and the numbers to choose from (A9). */
export const PAGE_SIZE = 25;

export const PAGE_SIZES = [10, 25, 50] as const;

const HISTORY_LIST = {
  statuses: HISTORY_STATUSES,
  sortable: SORTABLE,
  pageSize: PAGE_SIZE,
  pageSizes: PAGE_SIZES,
  hasSearch: true,
  others: FILTER_PARAMS,
} satisfies ListOptions<HistoryStatus>;

type HistoryList = Required<Omit<ListOptions<HistoryStatus>, 'table'>> &
  Pick<ListOptions<HistoryStatus>, 'table'>;

/** The list without what the backend cannot sort or filter by. */
export const historyListAtom = atom((get): HistoryList => {
  const canFilter = get(canFilterAtom);
  return {
    ...HISTORY_LIST,
    // With pages, the server sorts, and it does not know the columns of the host.
    ...(get(hasCapabilityAtom)('history.pages') ? {} : { table: 'history' as const }),
    statuses: canFilter('status') ? HISTORY_STATUSES : ['all'],
    sortable: SORTABLE.filter(get(canSortAtom)),
    hasSearch: canFilter('search'),
    others: FILTER_PARAMS.filter((name) => canFilter(FILTER_OF[name])),
  };
});

export function readView(
  params: URLSearchParams,
  list: ListOptions<HistoryStatus> = HISTORY_LIST,
): HistoryView {
  return readListView(params, list);
}

export function writeView(view: HistoryView): URLSearchParams {
  return writeListView(view, HISTORY_LIST);
}
