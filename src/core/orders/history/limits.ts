import { atom } from 'jotai';
import { hasCapabilityAtom, historyLimitsAtom } from '../../capabilities';
import type { HistoryFilterName, HistorySort } from '../../contracts';
import { paths } from '../../navigation/paths';
import { hasScreenAtom } from '../../navigation/screens';

/** Whether the order history can be sorted by a column. */
export const canSortAtom = atom((get) => {
  const { sorts } = get(historyLimitsAtom);
  return (column: HistorySort) => sorts?.includes(column) ?? true;
});

/** Whether the order history has a filter. */
export const canFilterAtom = atom((get) => {
  const { filters } = get(historyLimitsAtom);
  return (name: HistoryFilterName) => filters?.includes(name) ?? true;
});

/** Whether the orders of some days can be read in pages. */
export const hasPagedDaysAtom = atom(
  (get) => get(hasCapabilityAtom)('history.pages') && get(canFilterAtom)('period'),
);

/** Whether the order history can show the orders that match some filters. */
export const canListOrdersAtom = atom((get) => {
  const hasHistory = get(hasScreenAtom)(paths.orderHistory);
  const canFilter = get(canFilterAtom);
  return (...filters: HistoryFilterName[]) => hasHistory && filters.every(canFilter);
});
