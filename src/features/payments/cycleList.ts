import type { ListOptions } from '../../ui/patterns/listUrl';

/** What the address of the list may say; there is nothing to narrow it by. */
export const CYCLE_LIST: ListOptions<'all'> = {
  statuses: ['all'],
  sortable: ['serial', 'cycle', 'orders', 'status'],
  pageSize: 25,
  pageSizes: [10, 25, 50],
};
