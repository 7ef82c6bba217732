import { isGone } from '../../core/api/cursors';
import { NEWEST_FIRST, type PageList } from '../../core/orders/filters';
import { HISTORY_FRESH_MS, LARGEST_PAGE } from '../../core/orders/history/constants';
import { historyKeys } from '../../core/orders/history/keys';
import { type Source, sourceOf } from '../../core/orders/history/queries';
import { readHistoryPage } from '../../core/orders/history/readHistory';
import type { HistoryPage, OrderRow } from '../../core/orders/history/types';
import { queryAtom } from '../../core/state/queryClient';
import type { HistoryView } from './historyUrl';

const UNUSED = { type: 'inactive', fetchStatus: 'idle' } as const;

/** What identifies the list of a view: everything except the page. */
export function toPageList(
  filter: PageList['filter'],
  { table }: Pick<HistoryView, 'table'>,
): PageList {
  const { sort, pageSize: size } = table;
  return { filter, sort: sort ? `${sort.isDescending ? '-' : ''}${sort.id}` : NEWEST_FIRST, size };
}

/** Reads one page, numbered from 0; a page after the last one has no rows. */
export function pageOptions(source: Source, list: PageList, page: number) {
  const { cache, restaurantId } = source;
  const forgetOthers = () =>
    cache.removeQueries({ queryKey: historyKeys.pages(restaurantId, list), ...UNUSED });
  return {
    queryKey: historyKeys.page(restaurantId, list, page),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      // New orders shift the later pages, so reading the first page drops them.
      if (page === 0) forgetOthers();
      try {
        return await readPage(source, list, page, signal);
      } catch (error) {
        if (!isGone(error)) throw error;
        // The backend no longer knows the cursor of the previous page.
        forgetOthers();
        return readPage(source, list, page, signal);
      }
    },
    staleTime: HISTORY_FRESH_MS,
    structuralSharing: false,
  };
}

export function pageAtom(list: PageList, page: number) {
  return queryAtom((get) => pageOptions(sourceOf(get), list, page));
}

const rowKey = ({ id, number, createdAt }: OrderRow) => id || `${number} ${createdAt}`;

async function readPage(
  { api, cache, restaurantId }: Source,
  list: PageList,
  page: number,
  signal: AbortSignal,
): Promise<HistoryPage> {
  const before = cache.getQueryData<HistoryPage>(historyKeys.page(restaurantId, list, page - 1));
  let cursor = before?.next ?? null;
  // If the previous page is not cached, for example after a reload, read large pages until the cursor is known.
  let toSkip = before ? 0 : page * list.size;
  let last = before;
  while (toSkip > 0 && (cursor !== null || !last)) {
    const size = Math.min(toSkip, LARGEST_PAGE);
    last = await readHistoryPage(api, { ...list, restaurantId, cursor, size }, signal);
    cursor = last.next;
    toSkip -= size;
  }
  if (last && cursor === null) return { rows: [], next: null, totals: last.totals };
  const loadedPage = await readHistoryPage(api, { ...list, restaurantId, cursor }, signal);
  const shown = new Set<string>();
  for (let one = page - 1; one >= 0; one -= 1) {
    const rows = cache.getQueryData<HistoryPage>(historyKeys.page(restaurantId, list, one))?.rows;
    for (const row of rows ?? []) shown.add(rowKey(row));
  }
  if (shown.size === 0 || loadedPage.rows.some((row) => !shown.has(rowKey(row)))) return loadedPage;
  // Stop here, because the cursors form a loop.
  return { ...loadedPage, rows: [], next: null, isIncomplete: loadedPage.rows.length > 0 };
}
