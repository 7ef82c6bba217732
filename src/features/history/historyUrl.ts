import {
  type ListOptions,
  type ListView,
  readListView,
  writeListView,
} from '../../ui/patterns/table/listUrl';
import { PAGE_SIZE, PAGE_SIZES } from './constants';
import { HISTORY_STATUSES, type HistoryStatus } from '../../core/orders/filters';

/** The names of the filters in the URL. */
export const FILTER_NAMES = [
  'period',
  'from',
  'to',
  'min',
  'max',
  'payment',
  'item',
  'customer',
  'handling',
] as const;

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

export const HISTORY_LIST: ListOptions<HistoryStatus> = {
  statuses: HISTORY_STATUSES,
  sortable: SORTABLE,
  pageSize: PAGE_SIZE,
  pageSizes: PAGE_SIZES,
  others: FILTER_NAMES,
};

export function readView(params: URLSearchParams): HistoryView {
  return readListView(params, HISTORY_LIST);
}

export function writeView(view: HistoryView): URLSearchParams {
  return writeListView(view, HISTORY_LIST);
}
