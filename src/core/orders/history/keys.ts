import type { HistoryFilter, PageList, RowFilters } from '../filters';
import { orderKeys } from '../keys';

/** The keys begin with the key of all orders, so that invalidating that key includes the history. */
export const historyKeys = {
  all: (restaurantId: string) => [...orderKeys.all(restaurantId), 'past'] as const,
  list: (restaurantId: string, filter: HistoryFilter) =>
    [...historyKeys.all(restaurantId), filter.status, filter.search] as const,
  firstPages: (restaurantId: string, filter: HistoryFilter) =>
    [...historyKeys.list(restaurantId, filter), 'firstPage'] as const,
  firstPage: (restaurantId: string, filter: HistoryFilter, limit: number) =>
    [...historyKeys.firstPages(restaurantId, filter), limit] as const,
  pages: (restaurantId: string, { filter, sort, size }: PageList) =>
    [...historyKeys.all(restaurantId), 'pages', filter, sort, size] as const,
  page: (restaurantId: string, list: PageList, page: number) =>
    [...historyKeys.pages(restaurantId, list), page] as const,
  span: (restaurantId: string, { from, to }: Pick<RowFilters, 'from' | 'to'>) =>
    [...historyKeys.all(restaurantId), 'span', from, to] as const,
  /** Not below the key of all orders, because each message would refetch the rows. */
  today: (restaurantId: string, day: string) => ['today', restaurantId, day] as const,
  progress: (restaurantId: string) => [...historyKeys.all(restaurantId), 'progress'] as const,
};
