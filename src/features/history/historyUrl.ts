import {
  type ListOptions,
  type ListView,
  readListView,
  writeListView,
} from '../../ui/patterns/listUrl';
import { PAGE_SIZE, PAGE_SIZES } from './constants';
import { HISTORY_STATUSES, type HistoryStatus } from './types';

/** All that a reload and Back bring back. */
export type HistoryView = ListView<HistoryStatus>;

/** Columns that the table can be sorted by; the address may name no other. */
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
};

export function readView(params: URLSearchParams): HistoryView {
  return readListView(params, HISTORY_LIST);
}

export function writeView(view: HistoryView): URLSearchParams {
  return writeListView(view, HISTORY_LIST);
}
